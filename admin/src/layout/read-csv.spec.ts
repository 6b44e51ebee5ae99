import { describe, expect, it } from '@jest/globals';
import { csv } from './csv';
import { readCsv } from './read-csv';

describe('a CSV file that is read', () => {
  it('gives each row by the words of the first one', () => {
    expect(readCsv('Name,Price\r\nTee,24\r\nHat,19.99\r\n')).toEqual([
      { name: 'Tee', price: '24' },
      { name: 'Hat', price: '19.99' },
    ]);
  });

  it('understands quotes, commas and line ends inside a cell, and any line end between rows', () => {
    expect(readCsv('name,text\n"a ""b"", c","d\ne"\rf,g')).toEqual([
      { name: 'a "b", c', text: 'd\ne' },
      { name: 'f', text: 'g' },
    ]);
  });

  it('leaves out empty lines and keeps empty cells', () => {
    expect(readCsv('a,b\n\n1,\n,2\n\n')).toEqual([
      { a: '1', b: '' },
      { a: '', b: '2' },
    ]);
  });

  it('reads back what the export wrote, also cells that look like formulas', () => {
    const words = ['=1+1', '-5% off', 'plain', 'with, comma', '"quoted"', ''];
    const text = csv(
      [
        { label: 'word', value: (word: string) => word },
        { label: 'n', value: () => 1 },
      ],
      words,
    );
    expect(readCsv(text).map(({ word }) => word)).toEqual(words);
  });
});
