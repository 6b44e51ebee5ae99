/** Letters that are no accent away from a plain one. */
const LATIN = pairs(
  'Ł L ł l Đ D đ d Ħ H ħ h Œ OE œ oe ı i Ŋ N ŋ n Ŧ T ŧ t ẞ SS Ə A ə a ſ s Ɓ B ɓ b Ɗ D ɗ d Ƙ K ƙ k – - — - ‘ \' ’ \' “ " ” " … ... № No € EUR',
);
const CYRILLIC = pairs(
  'а a б b в v г g ґ g д d ђ dj е e є ye ё yo ж zh з z и i і i ї yi й y ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c у u ў u ф f х kh ц ts ч ch џ dz ш sh щ shch ы y э e ю yu я ya ә a ғ gh қ q ң ng ө o ұ u ү u һ h',
);
const GREEK = pairs(
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
);
const SILENT = new Set(['ъ', 'ь', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f']);
const LETTERS = new Map([...LATIN, ...CYRILLIC, ...GREEK]);
const UNKNOWN = '?';
const LATIN_1 = /^[\u0020-\u007e\u00a0-\u00ff]$/;

/**
 * A text in the letters of Latin-1, which are all that the built-in fonts can draw: accents that they lack are dropped,
 * Cyrillic and Greek are spelled in Latin, and any other letter becomes a question mark.
 */
export function inLatin(text: string): string {
  return [...text.normalize('NFC')].map(spelled).join('');
}

/** Whether every letter of the text can be told from `inLatin`. */
export const isReadable = (text: string): boolean =>
  !text.includes(UNKNOWN) ? !inLatin(text).includes(UNKNOWN) : isReadable(text.replaceAll(UNKNOWN, ''));

function spelled(letter: string): string {
  if (LATIN_1.test(letter)) return letter;
  if (SILENT.has(letter.toLowerCase())) return '';
  const known = LETTERS.get(letter) ?? capital(letter);
  if (known !== undefined) return known;
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return bare === letter || bare === '' ? UNKNOWN : inLatin(bare);
}

function capital(letter: string): string | undefined {
  const small = LETTERS.get(letter.toLowerCase());
  return small && letter !== letter.toLowerCase()
    ? small.charAt(0).toUpperCase() + small.slice(1)
    : undefined;
}

function pairs(list: string): [string, string][] {
  const words = list.split(' ');
  return words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? '']] : []));
}
