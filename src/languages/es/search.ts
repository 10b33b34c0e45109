/** What Spanish tells the search. */
import type { SearchLanguage } from '../shapes/search.ts'

export const SPANISH_SEARCH: SearchLanguage = {
  mended,
  stopWords: `al algo alguien alguna algunas alguno algunos algun ante aquel aquella aquello asi aun aunque cada como con
cosa cosas cual cuales cuando cuanto cuanta de del desde donde dos e el ella ellas ellos en entre era eran es esa esas
ese eso esos esta estan estar estas este esto estos fue ha hace hacen hacer haces han hasta hay la las le les lo los mas
me mi mis muy nada ni nos o os otra otras otro otros para pero por porque pues puede pueden que quien quienes se sea ser
si sido sin sirve sobre solo son su sus tal tambien te tener tiene tienen tipo tu tus un una unas uno unos usa usan usar
y ya yo significa significado definicion explica explicame llama`,
  classWords: `empresa compania firma fabricante creador creadores duena dueno programa programas herramienta herramientas aparato aparatos
dispositivo dispositivos sistema sistemas tecnologia metodo tecnica proceso servicio servicios forma manera persona personas
gente lugar sitio`,
  companies: 'empres|fabric|marca|duen|cread|creator',
  frames: `que quiere decir quien quienes cual cuales como es son era fue un una unos unas el la los las lo significa significan significado
definicion define explica explicame explicar dime funciona funcionan sirve sirven para de del sobre favor`,
  headIsLast: false,
  compares: 'diferencias? entre|compara(?:r|ci[oó]n de)?',
  versus: 'frente a|en comparaci[oó]n con',
  and: 'y|e|con',
  or: 'o|u',
}

/** `cifracion` → `cifraciones`, `imagenes` → `imagen`, `raices` → `raiz`, `chips` → `chip`. */
function mended(word: string): string {
  if (/[csx]ion$/.test(word)) return `${word}es`
  if (/[a-z]{2}genes$/.test(word)) return word.slice(0, -2)
  if (/[aeiou]ces$/.test(word)) return `${word.slice(0, -3)}z`
  return word.replace(/(?<=[bcdfghklmnpqrtvwxz])s$/, '')
}
