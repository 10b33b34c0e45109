/** No letter is lost in silence: what the font lacks is replaced by something that it has. */
import { describe, expect, test } from 'vitest'
import { loadFaces } from '../../src/cards/fonts.ts'
import { legible } from '../../src/cards/replace-missing-glyphs.ts'
import { random } from '../make.ts'

const face = (await loadFaces()).text

describe('A text becomes legible:', () => {
  test.for([
    ['accents are composed', 'an\u0303o a\u0301rbol', 'año árbol'],
    ['an accented letter that the font lacks is put together', 'Ĭ', 'I\u0306'],
    ['fancy letters are written plainly', '𝐁𝐨𝐥𝐝 ｆｕｌｌ ℵ', 'Bold full –'],
    ['a musical sharp is a number sign', 'C♯', 'C#'],
    ['what has no plain form is one dash', '量子コンピュータ and 中文', '– and –'],
    ['emoji are left out, however they are composed', '👩🏽‍💻 code ❤️ 🇪🇸 1️⃣', 'code 1'],
    ['nothing but emoji is a dash', '🚀', '–'],
    ['characters that steer the direction are left out', 'a\u202eb\u200bc\u00ad', 'abc'],
    ['every kind of space is one', 'a\u2003\u2009 b\tc\u2028d', 'a b c d'],
    ['a space that does not break stays', '10\u202f000 a\u00a0b', '10\u00a0000 a\u00a0b'],
    ['half characters are left out', 'a\ud83d b\udc00', 'a b'],
    ['what XML forbids is gone', 'a\u0000b\uffffc\u001b', 'a b–c'],
  ] as const)('%s.', ([, given, made]) => {
    expect(legible(given, face)).toBe(made)
  })

  test('of any characters there are, only those remain that the font has.', () => {
    const next = random(5)
    for (let round = 0; round < 300; round++) {
      const text = String.fromCodePoint(...Array.from({ length: 20 }, () => Math.floor(next() * 0x11_0000)))
      const made = legible(text, face)
      expect(made).not.toBe('')
      expect([...made].filter(character => !face.has(character))).toEqual([])
    }
  })
})
