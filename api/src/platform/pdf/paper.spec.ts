import { describe, expect, it, jest } from '@jest/globals';
import { pdfText } from './testing/pdf-text.js';
import type { Paper } from './paper.js';
import { printPdf } from './print-pdf.js';

const NARROW = { size: 10, width: 200 };

const printed = (write: (paper: Paper) => void, country?: string) =>
  printPdf({ title: 'Paper', size: 'A4', margin: 20, country }, write);

const written = async (text: string) =>
  pdfText(await printed((paper) => paper.write(text, 20, 20, { size: 10 })));

/** In the order of the signs, whatever pieces they came in and whichever way they run. */
const signs = (text: string) => [...text.replace(/\s/gu, '')].toSorted().join('');

/** A letter of every sixteen places, which is as small as a block of Unicode may be. */
function letterOfEachBlock(): string[] {
  const found: string[] = [];
  for (let start = 0; start < 0x3_2000; start += 16) {
    const places = Array.from({ length: 16 }, (_, index) => start + index);
    const letters = places
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code));
    const letter = letters.find((one) => /[\p{L}\p{N}\p{S}]/u.test(one));
    if (letter) found.push(letter);
  }
  return found;
}

describe('a paper', () => {
  it.each([
    ['Polish, Vietnamese, Turkish', 'Żółć Nguyễn Đặng İstanbul'],
    ['Greek and Cyrillic', 'Γιώργος Дмитро'],
    ['Korean', '홍길동 서울'],
    ['Japanese', '田中太郎 ようこ'],
    ['Chinese', '王小明 龍龙'],
    ['Thai', 'สมชาย ใจดี'],
    ['Amharic, Georgian, Armenian', 'አዲስ საქართველო Հայաստան'],
    ['signs of money', '€ ₹ ₦ ₫ ₩ ₴'],
    ['what no living script needs', '𐎀 ☕ 😀'],
  ])('writes %s in its own letters', async (_, text) => {
    expect(signs(await written(text))).toBe(signs(text));
  });

  it.each(['محمد العربي', 'דוד כהן', 'राजेश कुमार', 'ਗੁਰਮੀਤ ਸਿੰਘ', 'ភ្នំពេញ', 'မြန်မာ', 'ශ්‍රී', 'རྒྱལ'])(
    'joins the letters of %s as its readers do, and numbers none',
    async (text) => {
      const own = await written(text);
      expect(own).not.toContain('[U+');
      expect(own.replace(/\s/gu, '')).not.toBe('');
    },
  );

  it('fails on no letter of Unicode, and numbers what no font has', async () => {
    const letters = letterOfEachBlock();
    const text = await pdfText(
      await printed((paper) => {
        let y = 20;
        for (let at = 0; at < letters.length; at += 40) {
          if (y > 780) {
            paper.page.addPage();
            y = 20;
          }
          y = paper.write(letters.slice(at, at + 40).join(' '), 20, y, { size: 8 });
        }
      }),
    );
    expect(letters.length).toBeGreaterThan(3_000);
    const numbered = text.match(/\[U\+[0-9A-F]+\]/gu) ?? [];
    // beyond the Basic Multilingual Plane the font of last resort has a part; in it what is younger than the font is missing
    expect(numbered.filter((one) => one.length < '[U+10000]'.length).length).toBeLessThan(8);
  }, 60_000);

  it('draws nothing for what cannot be seen, and numbers what is no letter', async () => {
    expect(await written('A\u202ab\u200bc\u00ad\u0007 \ue000')).toBe('Abc [U+E000]');
    expect(await written('x\ud800y')).toContain('x');
  });

  it('breaks lines at blanks, between signs of scripts without blanks, and within a word that is too long', async () => {
    const lines: number[] = [];
    await printed((paper) => {
      for (const text of [
        'a word and a word '.repeat(6),
        '東京都千代田区'.repeat(8),
        'x'.repeat(120),
        'one\ntwo',
      ])
        lines.push(Math.round(paper.height(text, NARROW) / 13.6));
      lines.push(Math.round(paper.height('short', NARROW) / 13.6));
    });
    expect(lines).toEqual([3, 3, 4, 2, 1]);
  });

  it('runs from right to left where the letters do, with numbers and brackets as they are read', async () => {
    let order: unknown[] = [];
    await printed((paper) => {
      const text = jest.spyOn(paper.page, 'text');
      paper.write('רחוב (הרצל) 45', 20, 20, { size: 10 });
      order = text.mock.calls.map(([piece]) => piece);
    });
    expect(order).toEqual(['45', ' ', '(', 'הרצל', ')', ' ', 'רחוב']);
  });

  /** The pieces of a paper in Arabic from left to right, each with the point that it begins at. */
  async function fromTheRight(write: (paper: Paper) => void) {
    const pieces: { text: unknown; x: unknown }[] = [];
    const language = { tag: 'ar', runs: 'rtl' } as const;
    await printPdf({ title: 'Paper', size: 'A4', margin: 20, language }, (paper) => {
      const text = jest.spyOn(paper.page, 'text');
      write(paper);
      pieces.push(...text.mock.calls.map(([piece, x]) => ({ text: piece, x })));
    });
    return pieces;
  }

  it('keeps what is set apart in its own direction, and draws no mark for it', async () => {
    const pieces = await fromTheRight((paper) =>
      paper.write('طلب \u20681 Market Street, Kampala\u2069 بتاريخ', 20, 20, { size: 10 }),
    );
    const read = pieces.map(({ text }) => text);
    expect(read).toEqual(['بتاريخ', ' ', '1 Market Street, Kampala', ' ', 'طلب']);
  });

  it('counts its places from the right edge in a language that begins there', async () => {
    const width = 595.28;
    const [begins, ends, alone] = await fromTheRight((paper) => {
      paper.write('x', 20, 20, { size: 10, width: 100 });
      paper.write('x', 20, 40, { size: 10, width: 100, align: 'right' });
      paper.write('x', 20, 60, { size: 10 });
      expect(paper.place(20, 36)).toBeCloseTo(width - 56, 2);
    });
    expect(Number(ends?.x)).toBeCloseTo(width - 120, 2);
    expect(Number(begins?.x)).toBeGreaterThan(width - 28);
    expect(begins?.x).toBe(alone?.x);
  });

  it('breaks no amount, but before its sign where it is wider than its column', async () => {
    const lines: string[][] = [];
    await printed((paper) => {
      const text = jest.spyOn(paper.page, 'text');
      for (const [amount, width] of [
        ['1\u202f234\u202f567,00\u00a0RWF 1\u202f234\u202f567,00\u00a0RWF', 110],
        ['1\u202f234\u202f567,00\u00a0RWF', 70],
      ] as const) {
        text.mockClear();
        paper.write(amount, 20, 20, { size: 10, width });
        lines.push(text.mock.calls.map(([piece]) => String(piece)));
      }
    });
    expect(lines).toEqual([
      ['1 234 567,00 RWF', '1 234 567,00 RWF'],
      ['1 234 567,00', 'RWF'],
    ]);
  });
});
