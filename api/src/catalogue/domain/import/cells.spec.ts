import { describe, expect, it } from '@jest/globals';
import * as cells from './cells.js';

/** What each cell is read as; undefined is refused. */
const reads = <Value>(read: (cell: string) => Value, expected: readonly (readonly [string, Value])[]) =>
  expect(expected.map(([cell]) => [cell, read(cell)])).toEqual(expected);

describe('a cell of an import', () => {
  it('holds a text of so many characters, whatever they are written with', () => {
    reads(cells.text(3), [
      ['abc', 'abc'],
      ['𝒳𝒳𝒳', '𝒳𝒳𝒳'],
      ['abcd', undefined],
    ]);
  });

  it('holds a SKU of one line and 64 characters', () => {
    reads(cells.sku, [
      ['S'.repeat(64), 'S'.repeat(64)],
      ['S'.repeat(65), undefined],
      ['A\nB', undefined],
    ]);
  });

  it('holds an amount of the shop’s currency, never rounded', () => {
    reads(cells.decimal, [
      ['12345678.9', 1_234_567_890],
      ['0.05', 5],
      ['7', 700],
      ['0', undefined],
      ['1.999', undefined],
      ['123456789', undefined],
      ['x1', undefined],
      ['1x', undefined],
      ['1.', undefined],
      ['1,5', undefined],
      ['-1', undefined],
    ]);
  });

  it('holds a percentage from 0 to below 100 with two places', () => {
    reads(cells.percent, [
      ['0', 0],
      ['99.99', 99.99],
      ['5.5', 5.5],
      ['100', undefined],
      ['5.555', undefined],
      ['5.', undefined],
      ['-5', undefined],
      ['5%', undefined],
    ]);
  });

  it('holds pieces up to a million, or says that they are unlimited', () => {
    reads(cells.units, [
      ['0', 0],
      ['1000000', 1_000_000],
      ['Unlimited', null],
      ['1000001', undefined],
      ['01234567', undefined],
      ['1.5', undefined],
      ['x5', undefined],
      ['5x', undefined],
    ]);
  });

  it('holds grams and millimetres in whole numbers', () => {
    reads(cells.grams, [
      ['10000000', 10_000_000],
      ['0', 0],
      ['10000001', undefined],
      ['000000001', undefined],
      ['0.5', undefined],
      ['5g', undefined],
      ['~5', undefined],
    ]);
    reads(cells.millimetres, [
      ['10000', 10_000],
      ['0', 0],
      ['10001', undefined],
      ['000001', undefined],
      ['5mm', undefined],
      ['~5', undefined],
    ]);
  });

  it('holds words as spreadsheets write them', () => {
    reads(cells.taxCategory, [
      ['Second Reduced', 'second_reduced'],
      ['ZERO', 'zero'],
      ['luxury', undefined],
    ]);
    reads(cells.bool, [
      ['TRUE', true],
      ['False', false],
      ['yes', undefined],
    ]);
    reads(cells.status, [
      ['Active', 'active'],
      ['ARCHIVED', 'archived'],
      ['gone', undefined],
    ]);
  });

  it('holds up to twenty names of one line and a hundred characters', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);
    reads(cells.list, [
      ['Shirts; Gifts', ['Shirts', 'Gifts']],
      [names(20).join(';'), names(20)],
      [names(21).join(';'), undefined],
      ['é'.repeat(100), ['é'.repeat(100)]],
      [`Gifts; ${'x'.repeat(101)}`, undefined],
      ['a\nb', undefined],
      [' ; ', undefined],
    ]);
  });

  it('holds up to three options, each once, with a name and a value that fit', () => {
    const [long, longer] = ['x'.repeat(50), 'x'.repeat(60)];
    reads(cells.options, [
      ['Size: M; Colour: Ink', { Size: 'M', Colour: 'Ink' }],
      [`${long}: ${longer}`, { [long]: longer }],
      ['A: 1; B: 2; C: 3', { A: '1', B: '2', C: '3' }],
      ['A: 1; B: 2; C: 3; D: 4', undefined],
      ['Size: M; Size: L', undefined],
      [`x${long}: M`, undefined],
      [`Size: x${longer}`, undefined],
      ['"": M', undefined],
      ['Size: ""', undefined],
      ['Size: M; "": L', undefined],
      ['Size: "M\nL"', undefined],
      ['Size', undefined],
    ]);
  });
});
