/** Words that mean the same in Spanish. */
import type { RelatedWords } from '../shapes/synonyms.ts'
import { SPANISH_EVERYDAY } from './everyday.ts'
import { SPANISH_FAMILIES } from './families.ts'

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
  families: SPANISH_FAMILIES,
  everyday: SPANISH_EVERYDAY,
}
