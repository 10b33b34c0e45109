/** What stands around the boxes: which entry, what the check says, the preview, and the ways to send. */

import { FORM_STRINGS } from '../languages/form-strings.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import type { Opening } from './form.ts'

/**
 * The form and its surroundings, with empty boxes.
 * @param notes about the entry that was opened
 * @param canSave whether the site saves to the files of the content
 */
export function aroundForm({ page, slug }: Opening, notes: readonly string[], canSave: boolean): Html {
  const strings = FORM_STRINGS[page]
  const options = (chosen: Language | undefined) =>
    LANGUAGES.map(
      language =>
        html`<option value="${language}"${language === chosen && ' selected'}>${strings.languages[language]}</option>`,
    )
  return html`<div class="tools-above">
<form data-open method="get"><label for="open-slug">${strings.open}</label>
<input type="text" id="open-slug" name="slug" list="write-entries" value="${slug}" autocomplete="off" autocapitalize="none" required><datalist id="write-entries"></datalist>
<button type="submit">${strings.openButton}</button></form>
<p><label for="write-show">${strings.show}</label>
<select id="write-show" data-show autocomplete="off"><option value="">${strings.bothLanguages}</option>${options(undefined)}</select></p>
</div>
${notes.map(note => html`<p class="note">${note}</p>\n`)}
<form data-entry autocomplete="off" novalidate></form>
<div class="bar" data-actions>
<p role="status" data-status></p>
<p class="actions">${canSave && html`<button type="button" class="main" data-action="save">${strings.save}</button>\n`}<button type="button" data-action="check">${strings.check}</button>
<button type="button" data-action="preview" aria-expanded="false" aria-controls="write-preview">${strings.preview}</button>
<button type="button" data-action="discard">${strings.discard}</button></p>
<p role="status" data-saved></p>
</div>
<section class="preview" id="write-preview" data-preview aria-label="${strings.previewOf}" hidden>
<p><label for="preview-language">${strings.show}</label>
<select id="preview-language" autocomplete="off">${options(page)}</select></p>
</section>
<p class="rule">${strings.elsewhere} ${strings.kept}</p>
<section class="ways" aria-labelledby="write-send">
<h2 id="write-send">${strings.send}</h2>
<p>${strings.sendText}</p>
<div data-ways></div>
</section>`
}
