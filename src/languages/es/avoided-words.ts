/** Words that Spanish entries avoid: the list in content/REFERENCE.md, with inflected forms. */

import type { Wording } from '../shapes/style-rules.ts'

const falseFriend = (phrases: string, word: string, but?: string): Wording => ({
  rule: 'false-friend',
  phrases,
  hint: `Write «${word}».`,
  ...(but !== undefined && { but }),
})
/** Where a word has its meaning in technology; in an analogy a bookshop is a "librería" and soup is stirred. */
const technical = (phrases: string, word: string): Wording => ({
  ...falseFriend(phrases, word),
  only: ['tagline', 'explanation', 'keyPoints', 'imageAlt'],
})
const regional = (phrases: string, word: string, but?: string): Wording => ({
  rule: 'regional-word',
  phrases,
  hint: `Write «${word}»; the other word may be an alias.`,
  ...(but !== undefined && { but }),
})
const loan = (phrases: string, word: string): Wording => ({
  rule: 'loanword',
  phrases,
  hint: `Write «${word}»; the English word may follow in parentheses.`,
  outsideParentheses: true,
})

export const SPANISH_WORDINGS: readonly Wording[] = [
  {
    rule: 'absolute',
    phrases: 'solo, siempre, nunca, debe, deben, tiene que, tienen que',
    but: 'no solo, no siempre, casi siempre, casi nunca, un solo, el solo, se debe a, se deben a, debe su, debe a, siempre que',
    hint: 'Think of a counterexample; if there is one, add a condition or a date.',
    only: ['tagline', 'explanation', 'keyPoints'],
  },
  {
    rule: 'minimizing-word',
    phrases:
      'simplemente, sencillamente, fácil, fáciles, fácilmente, obviamente, por supuesto, desde luego, trivial, solo hay que, sólo hay que, solo tienes que, no hay más que, tan simple como, sin esfuerzo, sin ningún esfuerzo',
    but: 'no es fácil, no son fáciles, no siempre es fácil, nada fácil, nunca es fácil',
    hint: 'Leave it out, or say what it takes.',
  },
  {
    rule: 'hype-word',
    phrases:
      'revolucionari*, revolucionar, revoluciona, revolucionan, revolucionó, revolucionando, revolucionado, de vanguardia, a la vanguardia, vanguardista, vanguardistas, de última generación, última tecnología, sin precedentes, increíble*, asombros*, innovador*, disruptiv*, reglas del juego, de clase mundial, siguiente nivel, impresionante*, papel crucial, papel fundamental, sumérgete, adéntrate, aprovecha el poder, en la era digital, en el mundo de hoy, el mundo actual',
    hint: 'Leave it out, or give the fact behind it.',
  },
  {
    rule: 'time-word',
    phrases:
      'actualmente, en la actualidad, hoy en día, hoy por hoy, a día de hoy, de hoy en adelante, en nuestros días, en estos días, recientemente, últimamente, en los últimos años, en los últimos tiempos, la última versión, las últimas versiones, Hoy',
    hint: 'Name the year, or write what holds at any time.',
  },
  falseFriend('encript*', 'cifrar'),
  falseFriend('desencript*', 'descifrar'),
  technical('librería, librerías', 'biblioteca'),
  technical(
    'soporta, soportan, soportaba, soportaban, soportar, soportará, soportarán, soportado, soportada, soportados, soportadas, soportando',
    'admite» o «es compatible con',
  ),
  technical('remover, remueve, remueven, removido, removida, removidos, removidas, removiendo', 'quitar» o «eliminar'),
  falseFriend('asumir que, asume que, asumen que, asumimos que, asumiendo que, asumió que', 'suponer'),
  falseFriend('por defecto', 'de forma predeterminada'),
  falseFriend('eventualmente', 'con el tiempo» o «al final'),
  falseFriend('consistente, consistentes', 'coherente» o «uniforme', 'consistente en, consistentes en'),
  falseFriend(
    'demanda mucho, demanda mucha, demandan mucho, demandan mucha, demanda muchos, demandan muchos, demanda muchas, demandan muchas, demanda tiempo, demandan tiempo, demanda recursos, demandan recursos, demandar recursos, demandar tiempo, demandar mucho, demandar mucha',
    'exigir',
  ),
  falseFriend('reporte, reportes', 'informe'),
  falseFriend(
    'reportar, reporta, reportan, reportó, reportado, reportada, reportando',
    'informar» o «notificar',
    'reportar beneficios, reporta beneficios, reportan beneficios, reporta ventajas, reportan ventajas',
  ),
  falseFriend('aplicar para, aplica para, aplican para', 'solicitar'),
  falseFriend('workaround, workarounds', 'solución alternativa'),
  falseFriend('en base a', 'según» o «a partir de'),
  falseFriend('hacer sentido, hace sentido, hacen sentido', 'tener sentido'),
  falseFriend('jugar un papel, juega un papel, juegan un papel, jugó un papel', 'desempeñar un papel'),
  falseFriend('mandatorio, mandatoria, mandatorios, mandatorias', 'obligatorio'),
  falseFriend('accesar, accesa, accesan', 'acceder'),
  falseFriend('customiz*', 'personalizar'),
  falseFriend('la data, esta data, mucha data', 'los datos'),
  falseFriend('performance', 'rendimiento'),
  falseFriend('correr el programa, correr un programa, correr la aplicación, correr una aplicación', 'ejecutar'),
  falseFriend('tomar ventaja de, toma ventaja de, toman ventaja de', 'aprovechar'),
  falseFriend('clickear, cliquear, clicar, linkear', 'hacer clic» o «enlazar'),
  falseFriend('tipear, tipea, tipean', 'escribir'),
  falseFriend('loguear*, loguea*, loguearse', 'iniciar sesión'),
  falseFriend('setear, setea, seteado, deletear, forwardear', 'ajustar», «borrar» o «reenviar'),
  regional('ordenador, ordenadores', 'computadora', 'u ordenador, u ordenadores'),
  regional('computador, computadores', 'computadora'),
  regional('celular, celulares, teléfono móvil, teléfonos móviles', 'teléfono'),
  regional('el móvil, un móvil, tu móvil, su móvil, del móvil, los móviles', 'teléfono'),
  regional('fichero, ficheros', 'archivo'),
  regional('vídeo, vídeos', 'video'),
  regional('coste, costes', 'costo'),
  regional('laptop, laptops, notebook, notebooks', 'computadora portátil'),
  regional('mouse', 'ratón'),
  loan('firewall, firewalls', 'cortafuegos'),
  loan('cloud', 'nube'),
  loan('cluster, clusters', 'clúster'),
  loan('modem, modems', 'módem'),
  loan('password, passwords', 'contraseña'),
  loan('bitcoin, bitcoins', 'bitcóin'),
  loan('pixel, pixels', 'píxel'),
  loan('podcast, podcasts', 'pódcast'),
  loan('wi-fi', 'wifi'),
  loan('email, emails, e-mail, e-mails, mail', 'correo electrónico'),
  loan('online', 'en línea'),
  loan('offline', 'sin conexión'),
  loan('link, links', 'enlace'),
  loan('feedback', 'comentarios'),
  loan('machine learning', 'aprendizaje automático'),
  loan('deep learning', 'aprendizaje profundo'),
  loan('open source', 'código abierto'),
  loan('data center, data centers', 'centro de datos'),
  loan('driver, drivers', 'controlador'),
  loan('backup, backups', 'copia de seguridad'),
  loan('router, routers', 'enrutador'),
  loan('smartphone, smartphones', 'teléfono'),
  loan('tablet, tablets', 'tableta'),
  loan('ranking, rankings', 'clasificación'),
  loan('hosting', 'alojamiento'),
  {
    rule: 'form-of-address',
    phrases:
      'usted, vosotros, vosotras, vuestr*, tenés, podés, querés, sabés, hacés, usás, escribís, Elija, Haga, Seleccione, Utilice, Imagine, Imagínese, Piense, Recuerde, Asegúrese, Introduzca, Escriba, Descargue, Instale, Verifique, Compruebe, Pulse',
    hint: 'Write it impersonally, or with «tú»; the plural is «ustedes».',
  },
  {
    rule: 'needless-accent',
    phrases: 'sólo, éste, ésta, éstos, éstas, ése, ésa, ésos, ésas, aquél, aquélla, aquéllos, aquéllas, guión',
    hint: 'Write «solo», «este», «ese», «aquel», «guion».',
  },
  {
    rule: 'idiom',
    phrases:
      'pan comido, dos pájaros de un tiro, punta del iceberg, santo grial, bala de plata, bajo el capó, a fin de cuentas, al fin y al cabo, reinventar la rueda, arma de doble filo, a la vuelta de la esquina, en un abrir y cerrar de ojos, dar en el clavo, coser y cantar, ni pies ni cabeza, lo mejor de ambos mundos, de la noche a la mañana',
    hint: 'Say it literally.',
  },
  {
    rule: 'analogy-reference',
    phrases:
      'fútbol, béisbol, baloncesto, básquetbol, hockey, críquet, gol, goles, guerra, guerras, batalla, batallas, ejército, ejércitos, soldado, soldados, pistola, pistolas, torero, toros, Lego, Uber, Netflix, McDonald*, Starbucks, Disney*',
    hint: 'Choose something that people know in Bogotá, Madrid, and Boston alike.',
    only: ['analogy'],
  },
]
