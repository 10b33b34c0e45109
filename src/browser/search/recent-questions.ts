/** Questions that led to an entry, kept on this device only and offered while the box is empty. */
import { fold } from '../../text/words.ts'
import { keepChoice, keptChoice } from '../reading/kept-choice.ts'
import { pageLanguage } from '../reading/words.ts'

const MOST = 5

const key = (): string => `searches-${pageLanguage()}`

/** Newest first. What the device holds may be of another version, or have been edited. */
export function recentQuestions(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(keptChoice(key()) ?? '[]')
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

export function keepQuestionAsRecent(question: string): void {
  if (question === '') return
  const others = recentQuestions().filter(each => fold(each) !== fold(question))
  keepChoice(key(), JSON.stringify([question, ...others].slice(0, MOST)))
}

export const forgetQuestions = (): void => keepChoice(key(), null)
