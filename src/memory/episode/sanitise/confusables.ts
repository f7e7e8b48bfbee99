/** Letters of other scripts that a reader takes for Latin ones, as pairs. */
const LOOKALIKES = [
  // Cyrillic, small and capital.
  'аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx ԁd ԛq ԝw һh ӏl ґr пn ьb ёe ҽe ԍg',
  'АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX ԀD ԚQ ԜW ӀI Ғf',
  // Greek, small and capital.
  'αa βb γy εe ηn ιi κk νv οo ρp σo τt υu χx ωw ϲc ϳj',
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX μu',
  // Small capitals and other phonetic forms, which compatibility normalisation leaves alone.
  'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ɡg ɑa ıi ƖI ոn օo',
].join(' ')

export const LATIN_OF: ReadonlyMap<string, string> = new Map(
  LOOKALIKES.split(' ').map((pair) => [pair[0]!, pair[1]!]),
)

const DIGIT_LETTERS: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
])

/** Writes every look-alike letter of a word as the Latin letter it resembles. */
export function latinise(word: string): string {
  let latin = ''
  for (const letter of word) latin += LATIN_OF.get(letter) ?? letter
  return latin
}

/** The word a reader sees: look-alikes as Latin, and digits between letters as letters. */
export function skeleton(word: string): string {
  let seen = ''
  for (const letter of latinise(word)) seen += DIGIT_LETTERS.get(letter) ?? letter
  return seen
}
