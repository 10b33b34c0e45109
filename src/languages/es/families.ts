/** Forms of one word in Spanish; see `RelatedWords`. */

export const SPANISH_FAMILIES = `ct-ctor -cion -acion -icion -ador -edor -idor -e -iz -aj -imient -amient -ent -idez -itud -i -er -os -ad -ur -ari -al -ist t-sion d-sion d-s ct-xion g-ccion c-ccion c-ctor g-ctor c-ct im-esion im-esor ib-itur ib-it if-ific z-c er-uert n-nz g-gu c-qu er-ur ec-ic ue~o ie~e ue~u i~e t-cion b-pcion b-ptor -eador -izaj u-uccion -ator -ic
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
mensaje mensajeria`
