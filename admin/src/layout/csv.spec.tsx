import { describe, expect, it } from '@jest/globals';
import { cell, csv } from './csv';

describe('a CSV export', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1'])(
    'keeps %j from running as a formula',
    (text) => {
      expect(cell(text).replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it.each([
    ['Ada;=1', "Ada;'=1"],
    ['Ada;"=1;', `"Ada;'""=1;"`],
    ['one\n+2', `"one\n'+2"`],
    ['Size: M; Colour: Ink', 'Size: M; Colour: Ink'],
  ])('keeps %j from running where a cell begins in the middle of it', (text, safe) => {
    expect(cell(text)).toBe(safe);
  });

  it.each(['00123', '4006381333931', '71E29229', '3-4'])(
    'keeps the text %s as it is in a spreadsheet',
    (text) => {
      expect(cell(text)).toBe(`'${text}`);
    },
  );

  it('leaves numbers as numbers, negative ones too', () => {
    expect(cell(-12.5)).toBe('-12.5');
  });

  it('quotes commas, quotes and line ends', () => {
    expect(cell('a "b", c\nd')).toBe('"a ""b"", c\nd"');
  });

  it('leaves a missing value empty', () => {
    expect([cell(null), cell(undefined)]).toEqual(['', '']);
  });

  it('writes readable heads and one line per record', () => {
    const columns = [
      { label: 'Order', value: (o: { number: string }) => o.number },
      { label: 'Total', value: () => 12.5 },
    ];
    expect(csv(columns, [{ number: 'A1B2' }])).toBe('Order,Total\r\nA1B2,12.5');
  });
});
