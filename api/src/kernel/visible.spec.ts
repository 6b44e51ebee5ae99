import { describe, expect, it } from '@jest/globals';
import { visible, visibleWithin } from './visible.js';

const each = (cases: readonly (readonly [string, string])[]) =>
  expect(cases.map(([typed]) => [typed, visible(typed)])).toEqual(cases);

describe('a text as people see it', () => {
  it('has nothing that came along with a paste', () => {
    each([
      ['\u202A+972 50-123-4567\u202C', '+972 50-123-4567'],
      ['\u2068Ann\u2069', 'Ann'],
      ['Ann\u200B Lee\u200E', 'Ann Lee'],
      ['co\u00ADoperate', 'cooperate'],
      ['\uFEFFSKU-1', 'SKU-1'],
      ['A\u2060B\u180EC\u034FD', 'ABCD'],
      ['\u3164', ''],
      ['\u2800', ''],
    ]);
  });

  it('has plain blanks within, and none at its ends', () => {
    each([
      ['\u00A0Ann\u00A0Lee\u3000', 'Ann Lee'],
      ['\u2003A\u202FB\u2009C\r\n', 'A B C'],
      [' \t A\nB \u2028', 'A\nB'],
      ['\u200B Ann \u200B', 'Ann'],
    ]);
  });

  it('keeps the joiners that scripts and emoji need, and no others', () => {
    each([
      ['می\u200Cخواهم', 'می\u200Cخواهم'],
      ['क्\u200Dष', 'क्\u200Dष'],
      ['ශ්\u200Dරී', 'ශ්\u200Dරී'],
      ['👩\u200D👩\u200D👧', '👩\u200D👩\u200D👧'],
      ['👩🏽\u200D🚀', '👩🏽\u200D🚀'],
      ['❤\uFE0F\u200D🔥', '❤\uFE0F\u200D🔥'],
      [
        '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
        '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      ],
      ['ad\u200Dmin\u200C', 'admin'],
      ['می\u200C', 'می'],
      ['\u{E0067}\u{E007F}x', 'x'],
    ]);
  });

  it('stays as it is when nothing hides in it', () => {
    each(['', 'a', 'Ann Lee', 'two\nlines', 'Zoë', '东京', '☎\uFE0F'].map((text) => [text, text] as const));
  });

  it('is looked for in everything that was sent but passwords', () => {
    const sent = {
      ...{ email: '\u200Ba@b.example ', newPassword: ' \u00A0p ', age: 3, nothing: null },
      list: ['\uFEFFx', { deep: 'y\u00A0' }],
    };
    expect(visibleWithin(sent)).toEqual({
      ...{ email: 'a@b.example', newPassword: ' \u00A0p ', age: 3, nothing: null },
      list: ['x', { deep: 'y' }],
    });
  });
});
