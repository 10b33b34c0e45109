/**
 * Words that mean the same to people who describe a thing: what a computer is called in Madrid, Mexico and Bogotá, and
 * the plain words that descriptions are made of. They stand beside the word that was asked for and count for less.
 * Names of entries do not belong here; those are aliases, in the content. Search files carry them, so that scripts need not.
 */
import type { Language } from '../schema/language.ts'

/** A group a line. */
export const SYNONYMS: Readonly<Record<Language, string>> = {
  en: `company firm business corporation
phone mobile cellphone smartphone
photo picture image drawing
site website
file document
large big huge enormous massive
small tiny little
fast quick rapid
delay wait slow lag
erase delete wipe remove empty
store save keep
send transmit
build create produce manufacture generate make
divide split separate partition
join combine merge
error bug fault flaw mistake failure crash
fix repair patch correct
find search look
steal theft stolen rob
secret hidden private
hide conceal mask
protect guard defend secure shield
piece part chunk fragment portion section
box gadget appliance
invent fabricate
wrong incorrect untrue
answer reply response respond
question query
instruction command order
email mail message
rent lease hire
owner creator maker manufacturer producer
teach train learn
hole weakness vulnerability
worldwide global world
wall barrier
copy duplicate clone replica
customer client tenant
monthly subscription
pretend impersonate pose
scramble encode encrypt
permission access right
unlock open
shop store
crook criminal attacker thief
trick deceive fool cheat manipulate
fake false fraudulent
money payment ransom
user person people
computer machine pc laptop
disk drive
connect link
talk chat converse conversation
guess predict`,
  es: `ordenador computadora computador equipo pc
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
}

/**
 * Pairs of endings of stems, either of which may stand for the other (`-`), vowels that verbs change in their last syllable
 * but one (`~`), and forms that no rule makes, a word a line.
 */
export const FAMILIES: Readonly<Record<Language, string>> = {
  en: `-er -or -ment -ic -i -li -eri -al -ist -ag d-sion t-ss d-s b-pt eiv-ept c-ct z-si z-t z-st t-ci e-eti c-sh -iti -anc -enc -if ar-aritim -iv at-abl
write wrote written
speak spoke spoken speech
send sent
buy bought
build built
think thought
find found
lose lost loss
choose chose chosen choice
steal stole stolen theft
hide hid hidden
break broke broken
keep kept
run ran
hold held
grow grew grown growth
strong strength
long length
sell sold sale
make made
give gave given
take took taken
know knew known knowledge
see saw seen
hear heard
pay paid
lead led
teach taught
catch caught
freeze froze frozen
draw drew drawn
drive drove driven
understand understood
tell told
deep depth
wide width
weigh weight
speed fast`,
  es: `-cion -acion -icion -ador -edor -idor -e -iz -aj -imient -amient -ent -idez -itud -i -er -os -ad -ur -ari -al -ist t-sion d-sion d-s ct-xion g-ccion c-ccion c-ctor g-ctor c-ct im-esion im-esor ib-itur ib-it if-ific z-c er-uert n-nz g-gu c-qu er-ur ec-ic ue~o ie~e ue~u i~e
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
