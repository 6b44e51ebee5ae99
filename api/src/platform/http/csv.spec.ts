import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { csvCell, csvLine, plainText } from './csv.js';
import { cases } from '../../kernel/testing/cases.js';

describe('a CSV cell', () => {
  it.each([
    ['=HYPERLINK("http://evil")', `"'=HYPERLINK(""http://evil"")"`],
    ['+1', `'+1`],
    ['-1', `'-1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\tcmd', `'\tcmd`],
    ['\0x', `'\0x`],
    ['\r=1', `"'\r=1"`],
    ['＝1+1', `'＝1+1`],
    ['＠SUM(A1)', `'＠SUM(A1)`],
    ['\u200B=1', `'\u200B=1`],
    ['\uFEFF\u202E+1', `'\uFEFF\u202E+1`],
  ])('S64 makes %j harmless', (text, safe) => {
    expect(csvCell(text)).toBe(safe);
  });

  it('leaves numbers as numbers', () => {
    expect(csvLine([-1.5, 0, true, null, undefined, 'a'])).toBe('-1.5,0,true,,,a\r\n');
  });

  it('comes back as it was, whatever it says', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^'{0,3}[=+@-].{0,5}$/));
    fc.assert(
      fc.property(text, (before) => {
        const cell = csvCell(before);
        const inner = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(plainText(inner)).toBe(before);
      }),
      cases(),
    );
  });

  it('never lets a text out of its cell or run', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = csvCell(text);
        const quoted = cell.startsWith('"');
        const inner = quoted ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(plainText(inner)).toBe(text);
        expect(quoted || !/[",\r\n]/.test(cell)).toBe(true);
        expect(inner).not.toMatch(/^[=+\-@\t\r\n\0]/);
      }),
      cases(),
    );
  });
});
