/** What the search has to know of Spanish: stop words, how questions begin. */
import type { SearchLanguage } from '../shapes/search-linguistics.ts'

export const SPANISH_SEARCH: SearchLanguage = {
  mended,
  stopWords: `al como con de del e el en es la las lo los mi mis o para por que se son su sus te tu tus un una y`,
  functionWords: `casi algo alguien alguna algunas alguno algunos algun ante aquel aquella aquello asi aun aunque
cada cosa cosas cual cuales cuando cuanto cuanta desde donde dos ella ellas ellos entre era eran esa esas ese eso esos
esta estan estar estas este esto estos fue ha hace hacen hacer haces han hasta hay le les mas me muy nada ni nos os
otra otras otro otros pero porque pues puede pueden quien quienes sea ser si sido sin sirve sobre solo tal tambien
tener tiene tienen tipo unas uno unos usa usan usar va van ya yo significa significado definicion explica explicame
llama`,
  questionWords: `exactamente realmente que quiere decir quien quienes cual cuales como es son era fue un una unos
unas el la los las lo significa significan significado definicion define explica explicame explicar dime funciona
funcionan sirve sirven para de del sobre favor`,
  genericWords: `abogados abuela acaso actual ahora alternativa alternativas ano anos antes aparece aprender articulo
ayuda barato bien boda buena bueno busco cambia caro casa caso cena claro colegio comentan companeros comparado
comprar concepto conceptos confundo conocer conoces consejo consejos contexto conviene correcto corto creada creado
cree creen creo cuentan cuento cuesta cuestan cuidado curso debe deben deberes deberia deberian debo decir desventaja
desventajas detras dia diaria dias dicen dices dificil duda dudas edad ejemplo ejemplos empezar empezo empieza
empresas entender entiende entiendes entiendo entrega entregar escuchado escuche escuela espanol estudiantes estudiar
estudio evitar exactamente examen existe existen explicar facil favor fecha forma frase fundador fundo futuro gente
gracias grandes guia gusta habla hablan hablando hablar haya hijo historia hoy idea importa importancia importante
ingeniero ingles interesa introduccion inventa inventado inventaron invento inventor lanzamiento lanzo leccion leer
llamada llamado madre mal malo manana manera mayor mejor mejorar mejores menciona mencionan mencionar menos merece mes
meses moderno mundo necesaria necesario necesita necesitan necesito ninos noche nombre noticia noticias nuevo nunca oi
oir opina opinan opinion origen paga palabra palabras parte pasa pasado pasaria pedido pedir peligro peligros
peligroso pena persona personas pide piden podria podrian popular precio pregunta preguntan preocupa preocupado
preocuparme preocuparse principal principiante principiantes probablemente problema problemas profesor proyecto punto
puntos quiere quiero quisiera quizas razon recomienda relacion relacionado responder resumen reuniones riesgo riesgos
sabe saben saber sabes salio seguira segura seguro sencilla sencillas sencillo sentido siempre siglas significaba
sigue simple supe tanto tarea tareas tema termino terminos tiempo tipico tipos todavia trabajo traduccion trata util
utiles utilidad vale vecino ventaja ventajas verdad vez vi vida video viejo`,
  headIsLast: false,
  compares: 'diferencias?(?: hay)?(?: entre| de)?|(?:es|son) lo mismo(?! que)|compara(?:r|ci[oó]n de)?',
  differs: 'diferencias?',
  versus: 'frente a|en comparaci[oó]n con|(?:es|son) lo mismo que',
  and: 'y|e|con|que',
  or: 'o|u',
  personal: 'mis?|me|yo|tengo|perdí|quiero|puedo|qu[eé] hago|c[oó]mo|ayuda',
  asks: '(?:a|con|de|desde|en|para|por|sobre) qu[eé]|qu[eé] (?:es|son|hace|significan?|pasa|diferencia|tan)|qui[eé]n(?:es)?|c[oó]mo|cu[aá]l(?:es)?|cu[aá]ndo|cu[aá]nt[oa]s?|d[oó]nde|es|son|est[aá]n?|hay|sirven?|funcionan?|puedo|se puede|pueden?|debo|deber[ií]a|necesito|conviene|merece la pena|vale la pena|ser[aá]|tiene|tienen|qu[eé] tal|expl[ií]came|explica',
  articles: 'el|l[ao]s?|un[ao]?s?',
}

/** `cifracion` → `cifraciones`, `imagenes` → `imagen`, `raices` → `raiz`, `chips` → `chip`. */
function mended(word: string): string {
  if (/[csx]ion$/.test(word)) return `${word}es`
  if (/[a-z]{2}genes$/.test(word)) return word.slice(0, -2)
  if (/[aeiou]ces$/.test(word)) return `${word.slice(0, -3)}z`
  return word.replace(/(?<=[bcdfghklmnpqrtvwxz])s$/, '')
}
