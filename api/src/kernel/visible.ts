/** Scripts whose letters need no joiner between them: there one is only hidden. */
const UNJOINED = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Armenian}\p{Script=Georgian}`;
const JOINED = String.raw`(?![${UNJOINED}])[\p{L}\p{M}]`;
const DRAWN = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]`;
/** The flag of England and its like: a black flag, and letters that are no more than tags. */
const FLAG = String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`;
const NEEDED_JOINER = String.raw`(?:(?<=${JOINED})[\u200C\u200D](?=${JOINED})|(?<=${DRAWN})\u200D(?=\p{Extended_Pictographic}))`;
/** Takes no room: marks of direction and width, soft hyphens, byte order marks, fillers, anchors; signs that choose a form stay. */
const HIDDEN = String.raw`(?!\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`;
const KEPT_OR_HIDDEN = new RegExp(`(${FLAG}|${NEEDED_JOINER})|${HIDDEN}`, 'gu');
/** Blanks of other widths than the one that a keyboard writes. */
const ODD_BLANK = /[\p{Zs}\u2800]/gu;
const PLAIN = /^(?:[\x21-\x7e](?:[\x20-\x7e\r\n]*[\x21-\x7e])?)?$/;

/**
 * A text as people see it: what is invisible and comes along with a paste is left out, odd blanks are plain ones, and none
 * is at either end. Joiners stay where a script or an emoji is written with them; line breaks stay within.
 */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(KEPT_OR_HIDDEN, (_, kept: string | undefined) => kept ?? '')
    .replace(ODD_BLANK, ' ')
    .trim();
}

/** Members whose value is a secret: every sign of it counts. */
const SECRET = /password/i;
/** Names that a text must not become by losing something. */
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

const visibleName = (name: string): string => (POISON.has(visible(name)) ? name : visible(name));

/** What was sent, each text and name in it as people see it; passwords stay as they were typed. Pure. */
export function visibleWithin(sent: unknown): unknown {
  if (typeof sent === 'string') return visible(sent);
  if (Array.isArray(sent)) return sent.map(visibleWithin);
  if (typeof sent !== 'object' || sent === null || !isPlain(sent)) return sent;
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      visibleName(name),
      SECRET.test(name) ? value : visibleWithin(value),
    ]),
  );
}

function isPlain(sent: object): boolean {
  const made: unknown = Object.getPrototypeOf(sent);
  return made === null || made === Object.prototype;
}
