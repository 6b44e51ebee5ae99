import { describe, expect, it } from '@jest/globals';
import { Wrong, type Field } from './field.js';
import { cellOf, readCell, readField, schemaOf, textOf } from './kinds.js';
import { changedFields, readFields } from './read-fields.js';

const of = (kind: object): Field => ({ name: 'it', label: 'It', ...kind }) as Field;
const power = of({ kind: 'number', unit: 'W', least: 1, most: 9 });
const grade = of({ kind: 'choice', choices: [{ value: 'a', label: 'Grade A' }] });
const words = of({ kind: 'text', longest: 3 });
const content = of({ kind: 'amount', units: ['g', 'm²'] });
const ID = '01942417-9872-74c7-9063-941417d7e501';
const said = (value: unknown) => (value instanceof Wrong ? value.message : value);

describe('a declared field', () => {
  it.each([
    [words, ' Cafe\u0301'.slice(0, 3), 'Ca'],
    [words, 'four', 'It must be at most 3 characters'],
    [of({ kind: 'text', longest: 9, lines: true }), 'a\r\nb', 'a\nb'],
    [of({ kind: 'text', longest: 9, lines: true }), 'a\u0007', 'It contains a control character'],
    [power, 0.5, 'It must be at least 1'],
    [power, 9.5, 'It must be at most 9'],
    [power, '5', 'It must be a number'],
    [power, 2.0000001, 'It must be a number'],
    [grade, 'GRADE  a', 'a'],
    [grade, 'b', 'It must be one of Grade A'],
    [of({ kind: 'flag' }), false, false],
    [of({ kind: 'flag' }), 'no', 'It must be yes or no'],
    [of({ kind: 'date' }), '2026-02-28', '2026-02-28'],
    [of({ kind: 'date' }), '2026-02-30', 'It must be a day like 2026-11-28'],
    [of({ kind: 'link' }), 'https://example.com/a b', 'It must be an address like https://example.com'],
    [of({ kind: 'link' }), 'javascript:alert(1)', 'It must be an address like https://example.com'],
    [of({ kind: 'link' }), 'HTTPS://Example.com', 'https://example.com/'],
    [of({ kind: 'link', within: true }), '/category/Phones?sale=1', '/category/Phones?sale=1'],
    [
      of({ kind: 'link', within: true }),
      '//evil.example',
      'It must be an address like https://example.com or /shop',
    ],
    [of({ kind: 'link' }), '/shop', 'It must be an address like https://example.com'],
    [of({ kind: 'colour' }), '#ABCDEF', '#abcdef'],
    [of({ kind: 'colour' }), 'blue', 'It must be a colour like #b8472a'],
    [of({ kind: 'picture' }), `/media/${'a'.repeat(32)}`, `/media/${'a'.repeat(32)}`],
    [of({ kind: 'picture' }), '/media/../secret', 'It must be a picture of the shop'],
    [of({ kind: 'product' }), ID.toUpperCase(), ID],
    [of({ kind: 'product' }), '/product/lamp', 'It must be a product of the shop'],
    [content, { amount: 2, unit: 'm2' }, { amount: 2, unit: 'm²' }],
    [content, { amount: null, unit: 'g' }, null],
    [content, {}, null],
    [of({ ...words, required: true }), '  ', 'It is required'],
  ])('reads %j', (field, sent, value) => {
    expect(said(readField(sent, field))).toEqual(value);
  });

  it.each([
    [power, '7.5 W', 7.5, '7.5 W'],
    [grade, 'Grade A', 'a', 'Grade A'],
    [of({ kind: 'flag' }), 'Yes', true, 'Yes'],
    [of({ kind: 'date' }), '2026-11-28', '2026-11-28', '28 November 2026'],
    [content, '0.25m²', { amount: 0.25, unit: 'm²' }, '0.25 m²'],
  ])('has a cell in files and words for people: %j', (field, cell, value, text) => {
    const read = readCell(cell, field);
    expect(read).toEqual(value);
    if (read instanceof Wrong) throw new Error(read.message);
    expect(textOf(read, field)).toBe(text);
    expect(readCell(String(cellOf(read, field)), field)).toEqual(value);
  });

  it('has a shape in the document', () => {
    expect(schemaOf(power)).toEqual({ type: 'number', minimum: 1, maximum: 9 });
    expect(schemaOf(grade)).toEqual({ type: 'string', enum: ['a'] });
  });
});

describe('what is sent for declared fields', () => {
  const fields = [of({ ...words, name: 'a', required: true }), of({ ...words, name: 'b' })];

  it('is told at each field that does not fit, and misses what is required of something new', () => {
    expect(readFields({ b: 7, c: 'x' }, fields, { whole: true }).errors).toEqual([
      { field: 'fields.b', message: 'It must be a text' },
      { field: 'fields.c', message: 'There is no field c' },
      { field: 'fields.a', message: 'It is required' },
    ]);
    expect(readFields({ b: undefined }, fields)).toEqual({ values: {}, errors: [] });
  });

  it('changes what is named: null takes away, the rest stays', () => {
    const { values } = readFields({ a: 'new', b: '' }, fields);
    expect(changedFields({ a: 'old', b: 'gone', d: 'stays' }, values)).toEqual({ a: 'new', d: 'stays' });
  });
});
