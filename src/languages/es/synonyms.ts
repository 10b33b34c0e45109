/** Words that mean the same in Spanish, and forms of one word. */
import type { RelatedWords } from '../shapes/synonyms.ts'

export const SPANISH_WORDS: RelatedWords = {
  synonyms: `ordenador computadora computador equipo pc
movil celular telefono
archivo fichero documento
foto imagen fotografia
pagina sitio web
empresa compania firma
grande enorme gigante masivo
pequeno chico diminuto
rapido veloz
demora retardo retraso tardar
borrar eliminar suprimir vaciar
guardar almacenar conservar
enviar mandar transmitir
crear construir producir fabricar
dividir separar repartir partir fragmentar
unir juntar combinar
error fallo falla defecto
arreglar reparar corregir parche
buscar encontrar hallar localizar
robar robo hurtar
secreto oculto privado
ocultar esconder
proteger defender asegurar
trozo parte pedazo fragmento porcion pieza
inventar imaginar
contestar responder respuesta
pregunta consulta
orden instruccion comando
correo mensaje email
gratis gratuito
dueno propietario creador fabricante
ensenar entrenar aprender
agujero vulnerabilidad debilidad
mundial global mundo
muro barrera
llave clave
copia duplicado replica
suscripcion mensual mes
suplantar fingir
cliente usuario inquilino
permiso acceso
delincuente atacante ladron criminal
enganar engano estafar timar manipular
falso fraudulento
dinero pago rescate
usuario persona gente
clave contrasena
tarjeta placa
conectar enlazar enlace
hablar conversar conversacion charlar
historia historial registro
alquilar arrendar rentar
ver mirar observar visualizar
espiar vigilar rastrear seguir fisgar
oir escuchar sonido audio
cancion musica
pelicula video serie programa
escribir teclear teclado
costo coste precio caro factura gasto presupuesto
gastar pagar cobrar
trabarse congelar tirones entrecortado cortes
romper averiar estropear destruir danar
bloquear impedir evitar prohibir parar detener
permitir autorizar dejar habilitar
entrar acceder acceso sesion login cuenta
clave contrasena pin codigo
hackear atacar ataque infectar piratear
intruso atacante extrano hacker pirata
infeccion virus malware
jefe empresa oficina trabajo
empleado trabajador personal
casa hogar vivienda domotica
coche carro auto vehiculo
listo inteligente inteligencia
cerebro neurona neuronal
pensar razonar razonamiento
probar comprobar verificar validar revisar prueba
confirmar demostrar verificar autenticar
medir contar metrica estadistica
crecer ampliar escalar aumentar
reducir comprimir disminuir encoger
mover trasladar migrar mudar pasar
repartir distribuir equilibrar balancear
ordenar organizar clasificar
grupo conjunto categoria agrupar
pantalla monitor
cable hilo
cargador adaptador alimentacion
cargar bateria pila
energia electricidad luz corriente
caida interrupcion apagon caer
siempre continuo constante permanente disponible
arrancar encender iniciar empezar
apagar cerrar
viejo antiguo obsoleto anticuado
nuevo reciente ultimo
actualizar renovar mejorar
elegir escoger seleccionar
cambiar modificar editar
repetir bucle iterar
regla norma ley politica normativa reglamento
promesa garantia acuerdo contrato compromiso
malicioso danino peligroso malo maligno
basura indeseado deseado publicidad
anuncio publicidad propaganda emergente
limpiar limpieza depurar
caracter letra simbolo
numero cifra digito
texto palabras
publicar subir colgar
descargar bajar instalar
navegar visitar internet
ubicacion posicion lugar localizar
mapa ruta navegacion
puerta entrada puerto
paquete caja contenedor
entregar transportar llevar
huella rastro historial
reconocer identificar detectar reconocimiento
dedo huella dactilar
cara rostro facial
automatico automaticamente solo
asistente ayudante ayuda
recordar memorizar memoria
olvidar perder
temporal provisional
intermediario medio intermedio
autentico real verdadero
papel impreso documento
escanear leer lector
juego jugar videojuego jugador
medico salud hospital
banco bancario financiero
espacio satelite orbita
mar oceano submarino
region zona pais
remoto distancia lejos
cercano cerca proximo local
tarea trabajo labor
receta pasos instrucciones procedimiento
bombilla lampara foco luz
reloj pulsera muneca
privado personal confidencial intimo
anonimo oculto incognito
identidad identificacion dni
filtrar fuga filtracion
riesgo amenaza peligro
emergencia desastre catastrofe incendio
restaurar recuperar recuperacion
limite tope maximo cuota
saturar inundar sobrecargar colapsar tumbar
trafico visitas peticiones
peticion solicitud consulta
resumir resumen
conversacion dialogo chat
voz habla hablar
traducir traduccion idioma
comparar comparacion
experimento ensayo prueba
version variante edicion
deshacer revertir volver
programa software aplicacion app
boton icono
carpeta directorio
tabla hoja celda
grafico grafica diagrama
fila registro
predecir pronosticar prever futuro prediccion
patron tendencia
opinion sentimiento emocion
resena comentario opinion
recomendar sugerir sugerencia recomendacion
sesgo injusto discriminar discriminacion
etico responsable justo
explicar entender interpretar
ejemplo muestra
etiqueta etiquetar anotar
inventar alucinar alucinacion
mentira falso mentir
debil vulnerable inseguro
fuerte robusto seguro
descifrar desencriptar
cifrar encriptar codificar
chantaje rescate extorsion secuestrar
cebo anzuelo estafa
disfrazar camuflar fingir
zombi infectado bot
ejercito red
inalambrico wifi cables
senal cobertura
antena senal
velocidad rapido
capacidad tamano volumen
portatil movil
chip procesador semiconductor
fabrica planta fabricar
ensamblar montar fabricar
imprimir impresora
componente modulo pieza
enchufe conector toma
convertir transformar pasar
enfriar refrigerar calor calentar
ruido sonido
grafico visual video
color pixel
nitido definicion resolucion
gafas casco lentes visor
virtual simulado artificial
imitar simular emular copiar
alojar hospedar alojamiento
proveedor vendedor suministrador
atrapado atado dependiente dependencia
estandar especificacion protocolo
guardian vigilante filtro
filtrar bloquear
auditar auditoria inspeccion
permiso rol privilegio
credencial token llave
caja fuerte secreto boveda
monedero cartera billetera pagar
moneda divisa
cadena registro bloques
inversor startup emprendimiento
fundador creador inventor
juntar union
rejuntar reunir recopilar recoger
encender activar
rayas barras
alquiler renta nube
apuntar anotar guardar
pegar acercar contacto
desbloquear abrir
correo buzon bandeja
aparato dispositivo equipo
robado filtrado hackeado
retraso latencia demora
directo vivo transmision
emitir transmitir retransmitir`,
  families: `ct-ctor -cion -acion -icion -ador -edor -idor -e -iz -aj -imient -amient -ent -idez -itud -i -er -os -ad -ur -ari -al -ist t-sion d-sion d-s ct-xion g-ccion c-ccion c-ctor g-ctor c-ct im-esion im-esor ib-itur ib-it if-ific z-c er-uert n-nz g-gu c-qu er-ur ec-ic ue~o ie~e ue~u i~e t-cion b-pcion b-ptor -eador -izaj u-uccion -ator -ic
hacer hecho
poner puesto
romper roto
volver vuelto vuelta
morir muerto muerte
resolver resuelto solucion
saber sabe
decir dice dicho
conducir conduccion
entrar entra entran entrando entrada entrado entro
leer lee leen leo leido leyendo lectura lector
ver ve ven veo viendo vemos visto vista
abrir abre abren abro abriendo abierto apertura
caer cae caen cayo caido caida
creer cree creen
seguir sigue siguen sigo siguiendo seguimiento
pedir pide piden pido pedido peticion
responder respuesta
permitir permiso
vender venta
buscar busqueda
espiar espionaje
imprimir impreso impresion impresora
predecir predice prediccion
identificar identidad
privado privacidad
publicidad publicitario
real realidad
foto fotografia
calor calentar caliente calienta
frio enfriar
autonomo autonomia
mentir miente mentira
sentir siente sentimiento
servir sirve servicio
oir oye oido oyen
ir voy va van
salir sale salida
tocar tactil
elegir elige eligen eleccion
medir mide medicion medida
repetir repite repeticion
convertir convierte conversion
competir compite competencia
construir construye construccion
destruir destruye destruccion
distribuir distribuye distribucion
incluir incluye
traducir traduce traductor traduccion
producir produce produccion
conocer conoce conocido conocimiento
analizar analisis analista
sintetizar sintesis
anonimo anonimato anonimizar
mensaje mensajeria`,
  everyday: `abeja abogado abrelatas abrigo abuela acampar aceite aceituna acero actor actriz adjetivo adn adolescente adopcion
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
zorro zumo`,
}
