/** The form as HTML, filled with a draft, and what stands around it: the actions, the preview, the way to send. */
import { FORM_STRINGS, PART_STRINGS } from '../languages/form-strings-by-language.ts'
import { STRINGS, WORD_STRINGS } from '../languages/strings-by-language.ts'
import type { Site } from '../model/dictionary/site.ts'
import { LEVELS, SUBJECTS } from '../schema/bounds.ts'
import { BODY_PARTS, LANGUAGES, type Language } from '../schema/language.ts'
import { ARTICLES, FRONT_MATTER } from '../schema/term.ts'
import { PARTS_OF_SPEECH } from '../schema/word-fact-formats.ts'
import { type Html, html } from '../text/html.ts'
import {
  type EntryDraft,
  LIST_FIELDS,
  type LineField,
  type ListField,
  type PartName,
  TEXT_PARTS,
  WORD_PARTS,
} from './draft-fields.ts'
import { findings, type ItemPart, idOf, itemsMarkup } from './repeatable-fields.ts'

type Kind = 'line' | 'text' | 'lines' | 'choice' | 'items'

/** Parts that are a sentence or more. */
const TEXTS: readonly PartName[] = ['tagline', 'analogy', 'example', 'origin']
const CHOICES: Partial<Record<PartName, readonly string[]>> = { article: ARTICLES, partOfSpeech: PARTS_OF_SPEECH }

function kindOf(part: PartName): Kind {
  if (part in CHOICES) return 'choice'
  if (LIST_FIELDS.some(list => list === part)) return 'lines'
  if (TEXTS.includes(part)) return 'text'
  return BODY_PARTS.some(own => own === part) ? 'items' : 'line'
}

export function formMarkup(draft: EntryDraft, page: Language, site: Site): Html {
  const strings = FORM_STRINGS[page]
  const rows = (parts: readonly PartName[]) => parts.map(part => row(part, draft, page))
  return html`<fieldset class="entry-facts">
<legend>${strings.facts}</legend>
<div>${factsMarkup(draft, page, site)}</div>
</fieldset>
<div class="parts">
${rows(TEXT_PARTS)}
<h2>${WORD_STRINGS[page].heading}</h2>
${rows(WORD_PARTS)}
</div>`
}

/** The boxes of a part, side by side. */
function row(part: PartName, draft: EntryDraft, page: Language): Html {
  const languages = LANGUAGES.filter(language => isIn(part, language))
  return html`<div class="row${languages.length === 1 && ' single'}">
${languages.map(language => html`<div class="side" data-side="${language}" lang="${language}">${box(part, draft, language, page)}</div>\n`)}</div>
`
}

/** Whether a part belongs to a language: only Spanish titles have an article. */
const isIn = (part: PartName, language: Language): boolean =>
  BODY_PARTS.some(own => own === part) || part in FRONT_MATTER[language].shape

function box(part: PartName, draft: EntryDraft, language: Language, page: Language): Html {
  const kind = kindOf(part)
  const { label, rule } = PART_STRINGS[language][part]
  const name = `${language}.${part}`
  const id = idOf(name)
  const text = draft.text[language]
  if (kind === 'items')
    return html`<fieldset data-box="${name}" aria-describedby="${id}-rule">
<legend>${label}</legend>
<p class="rule" id="${id}-rule">${rule}</p>
${itemsMarkup(part as ItemPart, text, language, page)}${findings(id)}
</fieldset>`
  return html`<div data-box="${name}">
<label for="${id}">${label}</label>
${rule !== '' && html`<p class="rule" id="${id}-rule">${rule}</p>`}
${control(part, kind, boxValue(part, text), name)}
${findings(id)}
</div>`
}

const boxValue = (part: PartName, { lines, lists, analogy }: EntryDraft['text']['en']): string => {
  if (part === 'analogy') return analogy
  return part in lists ? lists[part as ListField].join('\n') : lines[part as LineField]
}

/** Lines of a box: of names, and of a sentence or two. */
const [FEWEST_LINES, TEXT_LINES] = [2, 3]

function control(part: PartName, kind: Kind, value: string, name: string): Html {
  const id = idOf(name)
  const described = `${id}-rule ${id}-found`
  if (kind === 'choice')
    return html`<select id="${id}" name="${name}" aria-describedby="${described}"><option value=""></option>${CHOICES[part]?.map(choice => html`<option${choice === value && ' selected'}>${choice}</option>`)}</select>`
  if (kind === 'line')
    return html`<input type="text" id="${id}" name="${name}" value="${value}" autocomplete="off" aria-describedby="${described}">`
  const rows = kind === 'lines' ? Math.max(FEWEST_LINES, value.split('\n').length) : TEXT_LINES
  return html`<textarea id="${id}" name="${name}" rows="${rows}" aria-describedby="${described}"${kind === 'lines' && html` data-lines`}>
${value}</textarea>`
}

function factsMarkup(draft: EntryDraft, page: Language, site: Site): Html {
  const strings = FORM_STRINGS[page]
  const [home = '', ...others] = draft.subjects
  const option = (value: string, label: string, isChosen: boolean) =>
    html`<option value="${value}"${isChosen && ' selected'}>${label}</option>`
  return html`<div data-box="slug"><label for="box-slug">${strings.slug}</label>
<p class="rule" id="box-slug-rule">${strings.slugRule}</p>
<input type="text" id="box-slug" name="slug" value="${draft.slug}" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="box-slug-rule box-slug-found">${findings('box-slug')}</div>
<div data-box="level"><label for="box-level">${strings.level}</label>
<select id="box-level" name="level" aria-describedby="box-level-found">${option('', strings.choose, false)}${LEVELS.map(level => option(String(level), site.levels[level][page], draft.level === String(level)))}</select>${findings('box-level')}</div>
<div data-box="subjects"><label for="box-subjects">${strings.subject}</label>
<p class="rule" id="box-subjects-rule">${strings.subjectRule}</p>
<select id="box-subjects" name="subject" aria-describedby="box-subjects-rule box-subjects-found">${option('', strings.choose, false)}${SUBJECTS.map(subject => option(subject, site.subjects[subject][page], subject === home))}</select>${findings('box-subjects')}</div>
<div data-box="needs"><label for="box-needs">${strings.needs}</label>
<p class="rule" id="box-needs-rule">${strings.needsRule}</p>
<input type="text" id="box-needs" name="needs" value="${draft.needs.join(', ')}" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="box-needs-rule box-needs-found">${findings('box-needs')}</div>
<fieldset class="choices wide"><legend>${strings.moreSubjects}</legend>
<div>${SUBJECTS.map(subject => html`<label><input type="checkbox" name="more-subjects" value="${subject}"${others.includes(subject) && ' checked'}> ${site.subjects[subject][page]}</label>\n`)}</div></fieldset>
<div class="choices wide"><div><label><input type="checkbox" name="draft"${draft.isDraft && ' checked'}> ${strings.isDraft}</label></div></div>`
}

/**
 * The surroundings of the form.
 * @param isRestored whether the form opens with a draft that the browser has kept
 */
export function aroundForm(page: Language, isRestored: boolean): Html {
  const strings = FORM_STRINGS[page]
  const options = (chosen: Language | undefined) =>
    LANGUAGES.map(
      language =>
        html`<option value="${language}"${language === chosen && ' selected'}>${STRINGS[page].languages[language]}</option>`,
    )
  return html`<p class="show"><label for="write-show">${strings.show}</label>
<select id="write-show" data-show autocomplete="off"><option value="">${strings.bothLanguages}</option>${options(undefined)}</select></p>
${isRestored && html`<p class="note">${strings.restored}</p>`}
<form data-entry autocomplete="off" novalidate></form>
<div class="bar" data-actions>
<p role="status" data-status></p>
<p class="actions"><button type="button" data-action="check">${strings.check}</button>
<button type="button" data-action="preview" aria-expanded="false" aria-controls="write-preview">${strings.preview}</button>
<button type="button" data-action="discard">${strings.discard}</button></p>
</div>
<section class="preview" id="write-preview" data-preview aria-label="${strings.previewOf}" hidden>
<p><label for="preview-language">${strings.show}</label>
<select id="preview-language" autocomplete="off">${options(page)}</select></p>
</section>
<p class="rule">${strings.elsewhere} ${strings.kept}</p>
<section class="ways" aria-labelledby="write-send">
<h2 id="write-send">${strings.send}</h2>
<p>${strings.sendText}</p>
<ul data-downloads></ul>
</section>`
}
