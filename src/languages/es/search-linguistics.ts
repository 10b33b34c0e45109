/** What the search has to know of Spanish: stop words, synonyms, how questions begin. */
import type { SearchLanguage } from '../shapes/search-linguistics.ts'
import { SPANISH_SYNONYMS } from './synonyms.ts'

export const SPANISH_SEARCH: SearchLanguage = {
  mended,
  stopWords: `casi al algo alguien alguna algunas alguno algunos algun ante aquel aquella aquello asi aun aunque cada como con
cosa cosas cual cuales cuando cuanto cuanta de del desde donde dos e el ella ellas ellos en entre era eran es esa esas
ese eso esos esta estan estar estas este esto estos fue ha hace hacen hacer haces han hasta hay la las le les lo los mas
me mi mis muy nada ni nos o os otra otras otro otros para pero por porque pues puede pueden que quien quienes se sea ser
si sido sin sirve sobre solo son su sus tal tambien te tener tiene tienen tipo tu tus un una unas uno unos usa usan usar
y ya yo significa significado definicion explica explicame llama`,
  questionWords: `que quiere decir quien quienes cual cuales como es son era fue un una unos unas el la los las lo significa significan significado
definicion define explica explicame explicar dime funciona funcionan sirve sirven para de del sobre favor`,
  genericWords: `2023 2024 2025 2026 2027 abogada abogado abogados abuela abuelo abuelos acaso actual actualidad
ahora alguien alternativa alternativas alumnos amiga amigas amigo amigos ano anos antes aparece aparecio apareció
aprender apunte apuntes articulo asunto ayuda barato bien boda breve buen buena bueno busco cambia capitulo caro casa
caso cena chico chicos claro clase colega colegas colegio comentan comento comenzo companera companero companeros
comparado comprar concepto conceptos confundo conocer conoces consejo consejos contaron contexto conviene correcto
corto creada creado cree creen creo cuanta cuentan cuento cuesta cuestan cuidado curiosidad curso debe deben deberes
deberia deberian debo decir desventaja desventajas detras detrás dia diaria dias dicen dices dificil dije dijo dimelo
duda dudas edad ejemplo ejemplos empezar empezo empieza empresas entender entiende entiendes entiendo entrega entregar
escuchado escuche escuela espanol esposa esposo estudiando estudiantes estudiar estudio evitar exactamente examen
examenes existe existen explicar expliquen facil favor fecha forma frase fundador fundo futuro gente gracias grandes
guia gusta habla hablan hablando hablar hablaron hacia haya hermana hermano hija hijo hijos historia honestamente hoy
idea importa importancia importante ingeniero ingles interesa introduccion inventa inventado inventaron invento
inventor jefa jefe lanzamiento lanzo leccion leer lei leyendo llamada llamado llego luego madre maestra maestro mal
malo mama manana mandaron manera marido mayor mejor mejorar mejores menciona mencionan mencionar menciono menos merece
mes meses minutos moderno mujer mundo nacio necesaria necesario necesita necesitan necesito ninos noche nombre noticia
noticias noticiero novato novatos nuevo nunca oi oir opina opinan opinion origen paga palabra palabras papa papas
pareja parte pasa pasado pasaria pedido pedir peligro peligros peligroso pena periodico persona personas pide piden
pidio podria podrian popular precio pregunta preguntan preguntaron preocupa preocupado preocuparme preocuparse
principal principiante principiantes probablemente problema problemas profesor profesora proyecto punto puntos quien
quiere quiero quisiera quizas razon realmente recomienda recuerdo relacion relacionado responder resumen resumido
reunion reuniones revista riesgo riesgos sabe saben saber sabes salio seguira segura seguro semana semanas sencilla
sencillamente sencillas sencillo senor senora sentido siempre siglas significaba sigue simple sobrino suele supe
surgio tanto tarea tareas tema termino terminos tia tiempo tio tipico tipos todavia tonta tonto trabajo traduccion
trata universidad usted ustedes util utiles utilidad vale valga vecina vecino vecinos ventaja ventajas verdad verse
vez vi vida video viejo vigente viste`,
  headIsLast: false,
  synonyms: SPANISH_SYNONYMS,
  compares: 'diferencias?(?: hay)?(?: entre| de)?|(?:es|son) lo mismo(?! que)|compara(?:r|ci[oó]n de)?',
  differs: 'diferencias?',
  versus: 'frente a|en comparaci[oó]n con|(?:es|son) lo mismo que',
  and: 'y|e|con|que',
  or: 'o|u',
  personal: 'mis?|me|yo|tengo|perdí|quiero|puedo|qu[eé] hago|c[oó]mo|ayuda',
  asks: '(?:a|con|de|desde|en|para|por|sobre) qu[eé]|qu[eé] (?:es|son|hace|significan?|pasa|diferencia|tan)|qui[eé]n(?:es)?|c[oó]mo|cu[aá]l(?:es)?|cu[aá]ndo|cu[aá]nt[oa]s?|d[oó]nde|es|son|est[aá]n?|hay|sirven?|funcionan?|puedo|pueden?|debo|expl[ií]came|explica',
  articles: 'el|l[ao]s?|un[ao]?s?',
}

/** `cifracion` → `cifraciones`, `imagenes` → `imagen`, `raices` → `raiz`, `chips` → `chip`. */
function mended(word: string): string {
  if (/[csx]ion$/.test(word)) return `${word}es`
  if (/[a-z]{2}genes$/.test(word)) return word.slice(0, -2)
  if (/[aeiou]ces$/.test(word)) return `${word.slice(0, -3)}z`
  return word.replace(/(?<=[bcdfghklmnpqrtvwxz])s$/, '')
}
