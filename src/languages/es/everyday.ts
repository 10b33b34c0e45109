/** Words of everyday life in Spanish: a question that has one is seldom about technology. */

export const SPANISH_EVERYDAY = `abeja abogado abrelatas abrigo abuela acampar aceite aceituna acero actor actriz adjetivo adn adolescente adopcion
aeropuerto afeitar africa agosto agricultor aguila aguja ajedrez ajo alergia alfabeto alfombra algebra algodon
alicates almendra almohada almuerzo alumno ambulancia amigo amor ancla anime antartida aparcamiento apartamento
arana arbitro arcilla arena argentina arma armadura armario arquitecto arroz ascensor aspiradora astronauta aula
autobus automovil autopista avion azucar bacteria baile balcon ballena ballet balon baloncesto bandeja bandera
banera bano barbacoa barbero barco basura batidora bebe beca beisbol biblia bicicleta billar billete biologia
bisagra boca bocadillo boda boligrafo bolos bolso bomba bombero bordado bosque bota botella boxeo brasil brazo
brocha brujo bufanda caballero caballo cabra cacahuete cafe cafetera cajon calabaza calcetin calefaccion caligrafia
caloria cama camarero camion camisa camiseta cancer cancion canoa cantante caramelo carbono carcel caricatura carne
carnet carnicero carpintero carrera carro cartera cartucho casado casero casino castillo caza cebolla cemento cena
cepillo ceramica cerdo cereza cerradura cerveza cesped champan champinon champu chaqueta chimenea chocolate churros
cigarrillo cine cinturon circo cirugia cirujano ciudadania clima clinica coche cocina cocinero coco colador colchon
colegio collar columpio coma combustible comedia cometa comic concierto conducir conejo congelador conserje contador
corazon corbata coro correa cortina cosecha coser costura credito cuaderno cuchara cuchillo cuerda cuero cultivo
cumpleanos cupon cura custodia dados dardos deberes debito delfin demanda dentista derivada desayuno descuento
desfile desierto destornillador detective detergente diamante diente diesel dieta dinosaurio dios diploma divorcio
doctor domingo dragon ducha durazno economia ecuacion ejercito eleccion electricista embajada embarazo embudo
empanada enero enfermedad enfermera ensalada entrenador enzima equipaje escalada escalera escalon escoba escuela
escultura esgrima espada especia espejo esponja esqui estacionamiento estadio estante estatua estomago estrella
estufa examen examenes excavadora factura falda familia fantasma farmacia faro febrero ferri ferrocarril fiebre
fisica flauta flor fontanero fosil fotografo francia fregona freno fresa fruta funda funeral fusible futbol gafas
ganchillo garaje garganta gasolina gato gen geografia geometria gimnasia globo golf gorra grafiti gramatica granja
gravedad grifo gripe grua guante guarderia guerra guion guitarra hada hamburguesa helado helicoptero herencia
hermana hidrogeno hierba higado hijo himno hipoteca historieta hormiga hormigon horno hospital hotel hueso huevo
huracan iglesia iman impuesto inflacion inmigracion inodoro insecto integral isla jabon japon jardin jardineria
jarra joya judo jueves juez jugo juguete juicio karaoke karate kayak labial ladrillo lago lampara lana lapiz lavabo
lavadora lavanderia lavavajillas leche lejia lentes leon levadizo licencia limon limpiador llanta llavero lluvia
lobo locomotora londres loteria lucha luna madera madrid maestra magnetico mago maiz maleta manga manta mantel
mantequilla maquillaje maraton marinero mariposa marmol martes martillo mascota matematicas matricula matrimonio
mecanico mechero medalla medica medicina melocoton mermelada metafora mexico mezquita microondas microscopio miel
miercoles ministro mochila moda molecula molino monopatin montaje montana moto motocicleta mueble muneca musculo
museo nacimiento nadar naranja nariz natacion navidad neumatico nevera nieve nino notario novela novia objetivo
octubre oido ojo ojos olimpico oliva olla opera oracion oreja oro ortografia oso oveja oxigeno padre pajaro palacio
palillo pan panaderia panadero pantalon papa paraguas pared paris parlamento parque parrilla pasaporte pascua pasta
pastel pastilla patata patines patinete patio pato payaso pegamento pegatina pelo peluqueria peluquero pendiente
pension pepino pera perfume periodico perro pesas pescador pescar pez piano pie piedra pierna piloto pimienta pina
pintar pintor pintura piramide piscina piso pistola piston pizza plancha planeta plantas plata platano playa plomero
poda poema poesia poeta policia pollo poquer portero postal presa presidente prestamo prestar primo prision
prismaticos profesor pronostico proteina psicologo puente puerta pulmon queso quimica radiador rallador receta
refrigerador refugiado regalo reina religion reloj restaurante revista rey rima rinon rio rompecabezas ron ropa rosa
rugby sabado sacacorchos sahara sal salario sangre sarten sastre sauna secador secretaria seda seguro sello semilla
senderismo serpiente servilleta seta sierra silla sintetizador sintoma sofa solar soldado soldadura sombrero sopa
sueldo suelo sueter supermercado surf sustantivo tacos taladro tambor tanque tarta tatuaje taxi taza teatro techo
tejado tela telescopio temperatura templo tendedero tenedor tenis terapia terciopelo termometro ternera terraza
terremoto tesis testamento tetera tia tiburon tigre tijeras timbre tinta tio toalla tobogan tocadiscos tokio tomate
toner tormenta tos tostadora tractor tranvia tren triangulo tribunal trigo trigonometria tripode trofeo trompeta
tuberia tumba turbina turismo turista uniforme universidad uva vaca vacaciones vacuna valla valvula vampiro vaqueros
vaso vecino vegetariano vela velero verbo verdura verja vestido veterinario viaje vidrio viento viernes vino violin
visado vitamina vocabulario vodka volcan voleibol voltaje voto vuelo yoga zanahoria zapatillas zapato zoologico
zorro zumo`
