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
  genericWords: `2023 2024 2025 2026 2027 abuela abuelo actual actualidad ahora alternativa alternativas alumnos amigo antes anos apareció articulo asunto
ayuda barato bien breve buen buena bueno cambia caro casa caso clase claro comenzo comparado comprar conceptos
concepto confundo consejo consejos conviene contexto correcto corto creo creada creado cuesta cuestan cuidado curso debo
deberia decir desventaja desventajas detras detrás dia dias diaria dificil dijo dimelo ejemplo ejemplos empezar empezo empieza empresas
entender entiendo entiende escuchado escuche escuela espanol estudiantes evitar existe existen exactamente facil favor
fecha forma fundador fundo fundo futuro gente gracias grandes guia gusta habla hablan hablaron hablar
aprender haya historia hoy idea importa importancia importante ingles interesa introduccion inventa inventado inventaron invento inventor jefe
lanzo lanzamiento leccion llamada llamado llego llego mal malo manera mayor mejor mejores mejorar menciono menos
merece minutos moderno mundo nacio necesaria necesario necesita necesitan necesito ninos nombre noticias novatos nuevo
origen paga palabra palabras parte pasa pasado pena peligro peligros peligroso persona personas pidio popular precio pregunta
principal principiante principiantes problema problemas profesor profesora proyecto punto puntos quiere quiero razon realmente recomienda
relacion relacionado resumen resumido riesgo riesgos saber sabes salio seguro segura sencillo sencilla sencillamente
sentido sencillas siempre siglas sigue simple suele surgio tanto tema termino terminos tiempo tipico tipos todavia trabajo traduccion trata
utilidad util utiles vale valga ventaja ventajas verdad verse vez vida video vigente viejo`,
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
