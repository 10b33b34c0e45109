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
alquilar arrendar rentar`,
  families: `-cion -acion -icion -ador -edor -idor -e -iz -aj -imient -amient -ent -idez -itud -i -er -os -ad -ur -ari -al -ist t-sion d-sion d-s ct-xion g-ccion c-ccion c-ctor g-ctor c-ct im-esion im-esor ib-itur ib-it if-ific z-c er-uert n-nz g-gu c-qu er-ur ec-ic ue~o ie~e ue~u i~e
ver visto vista
hacer hecho
poner puesto
abrir abierto apertura
romper roto
volver vuelto vuelta
morir muerto muerte
resolver resuelto solucion
leer lectura lector
saber sabe
decir dice dicho
oir oye oido
caer cae caida
conducir conduccion`,
}
