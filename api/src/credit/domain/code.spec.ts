import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cases } from '../../kernel/testing/cases.js';
import { codeOf, DRAWN, isCode, normalCode, printedCode } from './code.js';

const drawn = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: DRAWN, maxLength: DRAWN });
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('the code of a gift card', () => {
  it('is 20 letters in groups of four, of which the last checks the others', () => {
    const code = codeOf(Array.from({ length: DRAWN }, (_, place) => place));
    expect(printedCode(code)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(isCode(code)).toBe(true);
  });

  it('is read as people type it: small letters, blanks, O for 0, I and L for 1', () => {
    fc.assert(
      fc.property(drawn, (numbers) => {
        const code = codeOf(numbers);
        const typed = printedCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
        expect(normalCode(` ${typed.replaceAll('-', ' ')}`)).toBe(code);
        expect(isCode(normalCode(typed))).toBe(true);
      }),
      cases(),
    );
  });

  it('is known to be mistyped by one wrong letter, or by two neighbours in the other order', () => {
    const place = fc.integer({ min: 0, max: DRAWN - 1 });
    fc.assert(
      fc.property(drawn, place, fc.integer({ min: 1, max: 31 }), (numbers, at, more) => {
        const code = codeOf(numbers);
        const other = LETTERS.charAt((LETTERS.indexOf(code.charAt(at)) + more) % 32);
        expect(isCode(code.slice(0, at) + other + code.slice(at + 1))).toBe(false);
        const pair = code.slice(at, at + 2);
        const turned = pair.charAt(1) + pair.charAt(0);
        if (turned !== pair && ![`0Z`, `Z0`].includes(pair))
          expect(isCode(code.slice(0, at) + turned + code.slice(at + 2))).toBe(false);
      }),
      cases(),
    );
  });

  it('is nothing shorter, longer, or of other signs', () => {
    const code = codeOf(Array.from({ length: DRAWN }, () => 7));
    expect([isCode(''), isCode(code.slice(1)), isCode(`${code}0`), isCode(`${code.slice(1)}U`)]).toEqual([
      ...[false, false, false, false],
    ]);
  });
});
