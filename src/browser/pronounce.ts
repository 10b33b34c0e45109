/** The button that has the browser say the headword, in a voice that is on the device, so that nothing is sent. */
import { onClick } from './dom.ts'
import { pageLanguage } from './page-context.ts'

/** Shows `[data-say]` where the browser has a voice of the language of the page. */
export function offerListening(): void {
  const button = document.querySelector<HTMLElement>('[data-say]')
  // Missing from some browsers inside of other programs.
  const speech = window.speechSynthesis as SpeechSynthesis | undefined
  if (!button || !speech) return
  const show = () => {
    button.hidden = !chooseVoice(speech)
  }
  show()
  // Most browsers load their voices after the page.
  speech.onvoiceschanged = show
  onClick('[data-say]', () => {
    const utterance = new SpeechSynthesisUtterance(button.dataset.say)
    const voice = chooseVoice(speech)
    utterance.voice = voice ?? null
    utterance.lang = voice?.lang ?? pageLanguage()
    speech.cancel()
    speech.speak(utterance)
  })
}

/** A voice of the reader's own country, or else the one that the system prefers, or else the first. */
function chooseVoice(speech: SpeechSynthesis): SpeechSynthesisVoice | undefined {
  const voices = speech.getVoices().filter(({ lang, localService }) => localService && lang.startsWith(pageLanguage()))
  return (
    voices.find(({ lang }) => navigator.languages.includes(lang.replace('_', '-'))) ??
    voices.find(voice => voice.default) ??
    voices[0]
  )
}
