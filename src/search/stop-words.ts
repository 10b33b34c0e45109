/**
 * Words that say nothing about what is sought: articles, prepositions, auxiliaries, and what people wrap around a
 * question ("what is a…", "cosa que…"), and what an apostrophe leaves of "it's" and "don't". Names are compared whole
 * before these are taken out, so `OS` and `SO` stay findable.
 */

const ENGLISH = `a about all also am an and another any are as at be been before being but by can could did do does doing for
from get gets give gives had has have having he her here him his how i if in into is it its let lets like
many me mean meaning means more most much must my need needs no not of on one or other our out over own please same she
should s so some something stuff such t than that the their them then there these they
this those to too us used uses using very was way we were what when where which who whose why will with would you
your definition define explain called kind type sort`

const SPANISH = `al algo alguien alguna algunas alguno algunos algun ante aquel aquella aquello asi aun aunque cada como con
cosa cosas cual cuales cuando cuanto cuanta de del desde donde dos e el ella ellas ellos en entre era eran es esa esas
ese eso esos esta estan estar estas este esto estos fue ha hace hacen hacer haces han hasta hay la las le les lo los mas
me mi mis muy nada ni nos o os otra otras otro otros para pero por porque pues puede pueden que quien quienes se sea ser
si sido sin sirve sobre solo son su sus tal tambien te tener tiene tienen tipo tu tus un una unas uno unos usa usan usar
y ya yo significa significado definicion explica explicame llama`

const STOP_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${SPANISH}`.split(/\s+/))

/** @param word folded */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

const CLASS_WORDS: ReadonlySet<string> = new Set(
  `company firm maker makers creator creators manufacturer owner owners founder program programs tool tools device devices
system systems technology method technique process service services way person people place
empresa compania firma fabricante creador creadores duena dueno programa programas herramienta herramientas aparato aparatos
dispositivo dispositivos sistema sistemas tecnologia metodo tecnica proceso servicio servicios forma manera persona personas
gente lugar sitio`.split(/\s+/),
)

/** Whether a folded word names a kind of thing rather than the thing: "company that …", «programa para …». */
export const isClassWord = (word: string): boolean => CLASS_WORDS.has(word)

const COMPANY = /^(compan|compet|corpor|firm|maker|manufact|brand|owner|rival|empres|fabric|marca|duen|cread|creator)/

/** Whether a folded word at the head of a question asks for a company. */
export const isCompanyWord = (word: string): boolean => COMPANY.test(word)
