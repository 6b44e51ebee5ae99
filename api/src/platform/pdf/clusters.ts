import bidiModule, { type Bidi } from 'bidi-js';

/** What a reader sees as one sign, with the typeface that draws it; odd levels run from right to left. */
export interface Cluster<Font> {
  text: string;
  font: Font;
  level: number;
  /** Whether a line may end before it; `at need` where nothing else of the line may. */
  mayBreak: boolean | 'at need';
}

const bidi = bidiOf(bidiModule);

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const words = new Intl.Segmenter('und', { granularity: 'word' });

/** Scripts whose words stand together without a blank. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Signs that draw nothing of their own: controls, marks of direction, ends of old lines. Joiners shape their neighbours. */
const UNDRAWN = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d\u2066-\u2069])\p{Cf}|\p{Variation_Selector}/gu;
/** Marks of Unicode that set a text apart from the direction of what it stands in: they decide the order, and are not drawn. */
const ISOLATES = /[\u2066-\u2069]/u;
const BLANKS = /[^\S\u00a0\u202f]+/gu;
/** Blanks that a line does not end at: between the sign of a currency and its amount, and between groups of its digits. */
const NO_BREAK = '\u00a0';
const IN_NUMBERS = '\u202f';

/** One line of text as it was typed, with nothing in it that cannot be seen. */
export const drawn = (line: string): string =>
  line.toWellFormed().normalize('NFC').replace(BLANKS, ' ').replace(UNDRAWN, '').trim();

/**
 * Takes a line apart in the order in which it is read.
 *
 * @param base the direction of the line; `auto` is that of its first letter
 * @param fontOf the typeface of a sign, which may be that of its neighbour for blanks and points
 */
export function clustersOf<Font>(
  line: string,
  base: 'rtl' | 'auto',
  fontOf: (sign: string, before: Font | undefined) => { font: Font; text: string },
): Cluster<Font>[] {
  const { levels } = bidi.getEmbeddingLevels(line, base);
  const starts = new Set([...words.segment(line)].map(({ index }) => index));
  const clusters: Cluster<Font>[] = [];
  let before = '';
  let font: Font | undefined;
  for (const { segment, index } of graphemes.segment(line)) {
    if (ISOLATES.test(segment)) {
      font = undefined;
      continue;
    }
    const level = levels[index] ?? 0;
    const seen = segment === NO_BREAK || segment === IN_NUMBERS ? ' ' : segment;
    const sign = level % 2 === 1 ? (bidi.getMirroredCharacter(seen) ?? seen) : seen;
    const isWord = starts.has(index) && !/^\p{P}/u.test(segment);
    const ends = /[ -]$/u.test(before) || (isWord && WITHOUT_BLANKS.test(before));
    const mayBreak: Cluster<Font>['mayBreak'] = ends || (before === NO_BREAK && 'at need');
    const cluster: Cluster<Font> = { ...fontOf(sign, font), level, mayBreak };
    clusters.push(cluster);
    ({ font } = cluster);
    before = segment;
  }
  return clusters;
}

/** Neighbours of one typeface and one direction, which are shaped together. */
export interface Run<Font> {
  text: string;
  font: Font;
}

/** The runs of a line from left to right, as they are drawn. */
export function runsInOrder<Font>(line: readonly Cluster<Font>[]): Run<Font>[] {
  const runs: (Run<Font> & { level: number })[] = [];
  for (const { text, font, level } of line) {
    const last = runs.at(-1);
    // a shaper turns a word around, not the blanks between two words
    const joins =
      last?.font === font && last.level === level && (level % 2 === 0 || !/ /.test(last.text + text));
    if (last && joins) last.text += text;
    else runs.push({ text, font, level });
  }
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    turnAround(runs, level);
  return runs;
}

/** Rule L2 of the Unicode Bidirectional Algorithm (UAX #9), by runs. */
function turnAround(runs: { level: number }[], level: number): void {
  for (let from = 0; from < runs.length; from += 1) {
    let to = from;
    while (to < runs.length && (runs[to]?.level ?? 0) >= level) to += 1;
    if (to > from + 1) runs.splice(from, to - from, ...runs.slice(from, to).reverse());
    from = Math.max(from, to);
  }
}

/** Its types say that the function is a `default` of the module; under Node.js it is the module itself (bidi-js 1.1.0). */
function bidiOf(module: unknown): Bidi {
  const isFactory = (value: unknown): value is () => Bidi => typeof value === 'function';
  if (!isFactory(module)) throw new TypeError('bidi-js has changed what it exports');
  return module();
}
