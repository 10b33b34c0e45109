/**
 * What a TBX-Basic file may consist of, in the style with data categories as attributes: the core structure of ISO
 * 30042:2019 and the categories, levels and values of the dialect, as LTAC's schemas for version 1.2 have them. Inline
 * markup inside of texts and the `back` part, which we never write, are left out, so they are refused.
 */
import { named, walk, type XmlElement } from './xml.ts'

interface Rule {
  /** The elements inside, in order, each with a space behind it; without words between them. Undefined: words alone. */
  readonly content?: RegExp
  /** Attributes that must be there, and what they may say. */
  readonly required?: Readonly<Record<string, RegExp>>
  readonly optional?: Readonly<Record<string, RegExp>>
}

const NAME = /^[A-Za-z_][\w.-]*$/
const LANGUAGE = /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/
const ID = { id: NAME }
const ID_LANG = { ...ID, 'xml:lang': LANGUAGE }
const CATEGORY = { ...ID_LANG, target: /./, datatype: /./, module: /./ }
const typed = (...types: readonly string[]): Rule => ({
  required: { type: new RegExp(`^(?:${types.join('|')})$`) },
  optional: CATEGORY,
})

const AUXILIARY = '(?:(?:descrip|descripGrp|admin|adminGrp|transacGrp|note|ref|xref) )*'
const LINKS = '(?:(?:admin|adminGrp|transacGrp|note|ref|xref) )*'

export const RULES: Readonly<Record<string, Rule>> = {
  tbx: {
    content: /^tbxHeader text $/,
    required: { type: /^TBX-Basic$/, style: /^dca$/, 'xml:lang': LANGUAGE, xmlns: /^urn:iso:std:iso:30042:ed-2$/ },
  },
  tbxHeader: { content: /^fileDesc (?:encodingDesc )?(?:revisionDesc )?$/, optional: ID },
  fileDesc: { content: /^(?:titleStmt )?(?:publicationStmt )?(?:sourceDesc )+$/, optional: ID },
  titleStmt: { content: /^title (?:note )*$/, optional: ID_LANG },
  title: { optional: ID_LANG },
  publicationStmt: { content: /^(?:p )+$/, optional: ID },
  sourceDesc: { content: /^(?:p )+$/, optional: ID_LANG },
  p: { optional: { ...ID_LANG, type: /./ } },
  text: { content: /^body $/, optional: ID },
  body: { content: /^(?:conceptEntry )+$/, optional: ID },
  conceptEntry: { content: new RegExp(`^${AUXILIARY}(?:langSec )+$`), required: ID },
  langSec: { content: new RegExp(`^${AUXILIARY}(?:termSec )+$`), required: { 'xml:lang': LANGUAGE } },
  termSec: { content: new RegExp(`^term (?:(?:termNote|termNoteGrp) )*${AUXILIARY}$`), optional: ID },
  term: { optional: ID },
  note: { optional: ID_LANG },
  descripGrp: { content: new RegExp(`^descrip ${LINKS}$`), optional: ID },
  adminGrp: { content: /^admin (?:(?:note|ref|xref) )*$/, optional: ID },
  termNoteGrp: { content: new RegExp(`^termNote ${LINKS}$`), optional: ID },
  transacGrp: { content: /^transac (?:(?:transacNote|date|note|ref|xref) )*$/, optional: ID },
  date: { optional: ID },
  descrip: typed('subjectField', 'definition', 'context'),
  admin: typed('customerSubset', 'projectSubset', 'source'),
  termNote: typed(
    'administrativeStatus',
    'partOfSpeech',
    'geographicalUsage',
    'grammaticalGender',
    'termLocation',
    'termType',
  ),
  transac: typed('transactionType'),
  transacNote: typed('responsibility'),
  ref: typed('crossReference'),
  xref: {
    required: { type: /^(?:externalCrossReference|xGraphic)$/, target: /^https?:\/\/[^\s<>"{}|\\^`]+$/ },
    optional: { ...ID, module: /./ },
  },
}

/** Where a category may stand: the nearest section around it. */
const LEVELS: Readonly<Record<string, readonly string[]>> = {
  subjectField: ['conceptEntry'],
  definition: ['conceptEntry', 'langSec'],
  context: ['termSec'],
  source: ['conceptEntry', 'langSec', 'termSec'],
  customerSubset: ['conceptEntry', 'termSec'],
  projectSubset: ['conceptEntry', 'termSec'],
  crossReference: ['conceptEntry', 'termSec'],
  externalCrossReference: ['conceptEntry', 'langSec', 'termSec'],
  xGraphic: ['conceptEntry', 'langSec'],
  transactionType: ['conceptEntry', 'langSec', 'termSec'],
  responsibility: ['conceptEntry', 'langSec', 'termSec'],
}

const VALUES: Readonly<Record<string, RegExp>> = {
  administrativeStatus: /^(?:admitted|deprecated|superseded|preferred)Term-admn-sts$/,
  partOfSpeech: /^(?:adjective|noun|other|verb|adverb)$/,
  grammaticalGender: /^(?:masculine|feminine|neuter|other)$/,
  termType: /^(?:fullForm|acronym|abbreviation|shortForm|variant|phrase)$/,
  transactionType: /^(?:origination|modification)$/,
}

const SECTIONS = ['termSec', 'langSec', 'conceptEntry']

/** Every breach of the grammar, in order. */
export function faultsOfTbx(root: XmlElement): readonly string[] {
  const elements = [...walk(root)]
  const ids = elements.flatMap(([{ attributes }]) => attributes.id ?? [])
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i).map(id => `the id ${id} is there twice`)
  const own = root.name === 'tbx' ? [] : ['the root is not tbx']
  return [...own, ...twice, ...elements.flatMap(([element, around]) => faultsOf(element, around, ids))]
}

function faultsOf(element: XmlElement, around: readonly XmlElement[], ids: readonly string[]): readonly string[] {
  const { name, attributes, children, mixed, text } = element
  const rule = RULES[name]
  if (!rule) return [`unknown element <${name}>`]
  const faults: string[] = []
  const inside = children.map(child => `${child.name} `).join('')
  if (rule.content ? mixed || !rule.content.test(inside) : children.length > 0) faults.push(`<${name}> holds ${inside}`)
  for (const [key, pattern] of Object.entries(rule.required ?? {}))
    if (!pattern.test(attributes[key] ?? '')) faults.push(`${key} of <${name}> is ${attributes[key]}`)
  for (const [key, value] of Object.entries(attributes)) {
    if (rule.required && key in rule.required) continue
    if (!rule.optional?.[key]?.test(value)) faults.push(`<${name}> has ${key}="${value}"`)
  }
  if (name !== 'xref' && attributes.target !== undefined && !ids.includes(attributes.target))
    faults.push(`nothing has the id ${attributes.target}`)
  const level = around.find(({ name: outer }) => SECTIONS.includes(outer))?.name ?? ''
  const type = attributes.type ?? ''
  if (level !== '' && LEVELS[type]?.includes(level) === false) faults.push(`${type} stands in a ${level}`)
  if (VALUES[type]?.test(text) === false) faults.push(`${type} is ${text}`)
  if (name === 'date' && !isDate(text)) faults.push(`${text} is no date`)
  if (
    name === 'langSec' &&
    named(around[0] ?? element, 'langSec').filter(same => same.attributes['xml:lang'] === attributes['xml:lang'])
      .length > 1
  )
    faults.push(`there are two sections in ${attributes['xml:lang']}`)
  return faults
}

const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
