/**
 * Words that mean the same to people who describe a thing: what a computer is called in Madrid, Mexico and Bogotá, and
 * the plain words that descriptions are made of. They stand beside the word that was asked for and count for less.
 * Names of entries do not belong here; those are aliases, in the content.
 */
import type { Language } from '../schema/language.ts'
import { stem } from './words.ts'

const ENGLISH = `
company firm business corporation
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
guess predict`

const SPANISH = `
ordenador computadora computador equipo pc
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
alquilar arrendar rentar`

/** What a synonym is worth beside the word itself. */
export const SYNONYM = 0.45

/** @returns for a stem in a language, the stems of words that mean the same */
export function openSynonyms(language: Language): (stem: string) => readonly string[] {
  const groups = new Map<string, readonly string[]>()
  for (const line of (language === 'en' ? ENGLISH : SPANISH).trim().split('\n')) {
    const stems = [...new Set(line.split(' ').map(word => stem(word, language)))]
    for (const one of stems) groups.set(one, [...(groups.get(one) ?? []), ...stems.filter(other => other !== one)])
  }
  return one => groups.get(one) ?? []
}
