import { Parser } from 'htmlparser2';

const PARAGRAPHS = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr', 'div']);
const LINES = new Set(['tr', 'br']);
const ENTRY = /^\n(?:-|\d+\.) $/;
/** What is raised and lowered and would be another number in the line: 10³ is not 103, nor 12⁹⁹ a price of 1299. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  sup: [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'],
  sub: [...'₀₁₂₃₄₅₆₇₈₉₊₋'],
};

/**
 * The words of clean HTML, for whoever shows none: a paragraph after an empty line, an entry of a list on a line with `- ` or its
 * number. What is struck out is not said. Pure.
 */
export function wordsOf(html: string): string {
  const said: string[] = [];
  const lists: { isCounted: boolean; entries: number }[] = [];
  let struck = 0;
  let place: readonly string[] | undefined;
  const parser = new Parser({
    onopentagname(name) {
      if (PARAGRAPHS.has(name) && !ENTRY.test(said.at(-1) ?? '')) said.push('\n\n');
      if (LINES.has(name)) said.push('\n');
      else if (name === 'li') said.push(entryOf(said, lists.at(-1)));
      else if (name === 's') struck += 1;
      else place = PLACES[name] ?? place;
      if (name === 'ol' || name === 'ul') lists.push({ isCounted: name === 'ol', entries: 0 });
    },
    ontext(text) {
      if (struck === 0) said.push(placed(text.replaceAll(/\s+/g, ' '), place));
    },
    onclosetag(name) {
      if (PARAGRAPHS.has(name)) said.push('\n\n');
      else if (name === 'td' || name === 'th') said.push(' ');
      else if (name === 's') struck -= 1;
      else if (name in PLACES) place = undefined;
      if (name === 'ol' || name === 'ul') lists.pop();
    },
  });
  parser.end(html);
  return said
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** How an entry begins, on the line after what was said last. */
function entryOf(said: string[], list?: { isCounted: boolean; entries: number }): string {
  while (said.at(-1)?.trim() === '') said.pop();
  if (!list?.isCounted) return '\n- ';
  list.entries += 1;
  return `\n${list.entries}. `;
}

const placed = (text: string, place?: readonly string[]): string =>
  place
    ? text.replaceAll(/[\d+−-]/g, (sign) => place['0123456789+-'.indexOf(sign === '−' ? '-' : sign)] ?? sign)
    : text;
