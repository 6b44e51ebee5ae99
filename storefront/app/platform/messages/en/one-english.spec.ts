import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const files = globSync('*.ts', { cwd: here }).filter((file) => !file.includes('.spec.'));

/** What stands between quotes: what people read. */
const texts = files.flatMap((file) =>
  readFileSync(`${here}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/?\*|\/\/|import )/.test(line))
    .flatMap((line) => [...line.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map(([, , text = '']) => text))
    .map((text) => ({ file, text })),
);

const like = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text));

describe('the words of the shop', () => {
  it('are many', () => expect(texts.length).toBeGreaterThan(500));

  it('are American English', () => {
    expect(like(/colour|\bgrey|favour|centre\b|organis|catalogue\b|cheque|jewellery/i)).toEqual([]);
  });

  it('call an email an email', () => {
    expect(like(/\bmails?\b|\bmailed\b|\be-mail/i)).toEqual([]);
  });
});
