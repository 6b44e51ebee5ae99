import { Parser } from 'htmlparser2';

const PARAGRAPHS = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr', 'div']);
const LINES = new Set(['li', 'tr', 'br']);

/** The words of clean HTML, for whoever shows none: a paragraph after an empty line, an entry of a list on a line with `- `. Pure. */
export function wordsOf(html: string): string {
  const said: string[] = [];
  const parser = new Parser({
    onopentagname(name) {
      if (PARAGRAPHS.has(name)) said.push('\n\n');
      else if (LINES.has(name)) said.push('\n');
      if (name === 'li') said.push('- ');
    },
    ontext: (text) => said.push(text.replaceAll(/\s+/g, ' ')),
    onclosetag(name) {
      if (PARAGRAPHS.has(name)) said.push('\n\n');
      else if (name === 'td' || name === 'th') said.push(' ');
    },
  });
  parser.end(html);
  return said
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\n\n- /g, '\n- ')
    .trim();
}
