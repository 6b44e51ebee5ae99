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
    ['\r=1', `"'\r'=1"`],
    ['＝1+1', `'＝1+1`],
    ['＠SUM(A1)', `'＠SUM(A1)`],
    ['\u200B=1', `'\u200B=1`],
    ['\uFEFF\u202E+1', `'\uFEFF\u202E+1`],
    [' \u00A0=1', `' \u00A0=1`],
    ['Ada;=1', `Ada;'=1`],
    ['Ada;"=1;', `"Ada;'""=1;"`],
    ['Ada\t -1', `Ada\t' -1`],
    ['one\n+2', `"one\n'+2"`],
  ])('S64 makes %j harmless', (text, safe) => {
    expect(csvCell(text)).toBe(safe);
  });

  it.each([
    '00123',
    '4006381333931',
    '71E29229',
    '1.50',
    '1,5',
    '3-4',
    '1/2',
    '12:30',
    'MAR1',
    '1-May',
    '0788556677',
  ])('keeps the text %s one that a spreadsheet leaves as it is', (text) => {
    expect(csvCell(text).replaceAll('"', '')).toBe(`'${text}`);
    expect(plainText(`'${text}`)).toBe(text);
  });

  it.each(['SKU-1', '12', 'A1', '2026-11-21', '2026-11-21T10:00:00.000Z', 'Marble 1x', '32/30 W'])(
    'leaves the text %s alone',
    (text) => expect(csvCell(text)).toBe(text),
  );

  it('leaves numbers as numbers', () => {
    expect(csvLine([-1.5, 0, true, null, undefined, 'a'])).toBe('-1.5,0,true,,,a\r\n');
  });

  it('comes back as it was, whatever it says', () => {
    const risky = fc.string({ unit: fc.constantFrom(...`a';"=+- \t\r\n\u200B`) });
    const text = fc.oneof(
      fc.string(),
      risky,
      fc.stringMatching(/^'{0,3}[=+@-].{0,5}$/),
      fc.stringMatching(/^'{0,2}0?[0-9]{1,14}([.,e-][0-9]{1,2})?$/),
    );
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
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...`a';"=+- \t\n`) })), (text) => {
        const cell = csvCell(text);
        const quoted = cell.startsWith('"');
        const inner = quoted ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(plainText(inner)).toBe(text);
        expect(quoted || !/[",\r\n]/.test(cell)).toBe(true);
        expect(inner).not.toMatch(/^["\s]*[=+\-@\0]/);
        expect(inner).not.toMatch(/[;\t\r\n]["\s]*[=+\-@]/);
      }),
      cases(),
    );
  });
});
