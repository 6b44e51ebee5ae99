import { describe, expect, it } from '@jest/globals';
import type { Separator } from '../table-file.js';
import { conventionOf, plainNumber } from './numbers.js';

/** The numbers of one file, all in one column. */
const read = (separator: Separator, cells: readonly string[], beside: readonly string[] = ['€', 'EUR']) => {
  const convention = conventionOf(cells, separator);
  return cells.map((cell) => plainNumber(cell, convention, beside));
};

describe('the numbers of a file', () => {
  it.each<[string, Separator, readonly string[], readonly (string | undefined)[]]>([
    ['semicolons: a comma is decimal', ';', ['12,50', '9,99', '7', '1,5'], ['12.50', '9.99', '7', '1.5']],
    [
      'groups with points',
      ';',
      ['1.234,50', '12.345.678,9', '1.234.567'],
      ['1234.50', '12345678.9', '1234567'],
    ],
    [
      'groups with blanks of every kind',
      ';',
      ['1 234,50', '1\u00A0234,50', '1\u202F234\u202F567,5', '1 234'],
      ['1234.50', '1234.50', '1234567.5', '1234'],
    ],
    ['groups with apostrophes', ';', ["1'234.50", '1’234’567.50'], ['1234.50', '1234567.50']],
    [
      'a point before three digits is a group where commas are decimal',
      ';',
      ['1.500', '9,99'],
      ['1500', '9.99'],
    ],
    ['and doubtful where nothing says so', ';', ['1.500', '20.000', '7'], [undefined, undefined, '7']],
    ['and doubtful where points are decimal', ';', ['1.500', '9.99'], [undefined, '9.99']],
    ['a comma before three digits is decimal between semicolons', ';', ['1,500', '7'], ['1.500', '7']],
    [
      'commas: a point is decimal',
      ',',
      ['90.750', '12.5', '00123', '1.500'],
      ['90.750', '12.5', '00123', '1.500'],
    ],
    [
      'groups with commas',
      ',',
      ['1,234.50', '1,234,567', '1,23,456.00'],
      ['1234.50', '1234567', '123456.00'],
    ],
    ['one group is doubtful alone', ',', ['37,000', '12'], [undefined, '12']],
    ['and none where points are decimal', ',', ['37,000', '12.50'], ['37000', '12.50']],
    [
      'commas may be decimal within quotes, but one makes no groups of points',
      ',',
      ['12,50', '90.750'],
      ['12.50', undefined],
    ],
    ['nor one point groups of commas between semicolons', ';', ['12.50', '1,500'], ['12.50', undefined]],
    ['tabs: by the numbers', 'tab', ['12,50', '1.500'], ['12.50', '1500']],
    ['tabs with points', 'tab', ['12.50', '1.500', '2,500'], ['12.50', '1.500', '2500']],
    ['tabs that say nothing', 'tab', ['1.500', '1,500'], [undefined, undefined]],
    [
      'two ways in one file',
      ';',
      ['12,50', '12.50', '1.500', '1,500'],
      ['12.50', '12.50', undefined, undefined],
    ],
    ['no group begins with naught', ';', ['0.500', '9,99', '1234.500'], [undefined, '9.99', undefined]],
    [
      'the sign of the money',
      ';',
      ['€ 12,50', '12,50 €', '12,50EUR', '€1.234,50'],
      ['12.50', '12.50', '12.50', '1234.50'],
    ],
    [
      'what is no number stays for its rule',
      ';',
      ['1E5', '-3', '12,5,0', '$ 5', '', '1.2.3'],
      ['1E5', '-3', '12,5,0', '$ 5', '', '1.2.3'],
    ],
  ])('%s', (_, separator, cells, numbers) => expect(read(separator, cells)).toEqual(numbers));

  it('tell how they were read', () => {
    const signs = (separator: Separator, ...cells: string[]) => conventionOf(cells, separator).decimalSign;
    expect([signs(';', '7'), signs(',', '7'), signs('tab', '7')]).toEqual(['comma', 'point', 'point']);
    expect([signs(';', '7.5'), signs(',', '€ 7,50'), signs(';', '7.5', '7,5')]).toEqual([
      'point',
      'comma',
      'unclear',
    ]);
  });
});
