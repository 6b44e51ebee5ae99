import { describe, expect, it } from '@jest/globals';
import type { SourceLine } from '../../kernel/sources/contract.js';
import { keyOfOrder, type EarlierOrder } from './earlier-order.js';
import { planOrders } from './orders-of-file.js';

const readers = {
  isMail: (text: string) => /^[^@]+@[^@]+$/.test(text),
  currency: 'KES',
  now: new Date('2026-11-29T00:00:00Z'),
};
const PLACED = '2024-05-12T11:07:36.000Z';
const item = (more: object = {}) => ({
  name: 'Mug',
  sku: 'M',
  quantity: '2',
  price: '10',
  total: '',
  ...more,
});
const line = (number: number, cells: Record<string, string>, more: Partial<SourceLine> = {}): SourceLine => ({
  line: number,
  cells: { number: '#1', placed: PLACED, email: 'a@example.com', currency: 'USD', total: '20', ...cells },
  ...more,
});
const items = (...all: object[]) => ({ items: JSON.stringify(all) });
const plan = (lines: readonly SourceLine[], known: readonly EarlierOrder[] = []) =>
  planOrders(lines, new Map(known.map((one) => [keyOfOrder(one), one])), readers);
const faultsOf = (lines: readonly SourceLine[]) =>
  plan(lines).lines.flatMap(({ errors }) => errors.map((fault) => `${fault.line} ${fault.field}`));

describe('a file of orders', () => {
  it('makes one order of the lines that say its number, in smallest units of its own currency', () => {
    const { lines, work } = plan([
      line(2, { name: 'Amina', shipping: '2.5', status: 'paid', ...items(item()) }, { group: '#1' }),
      line(
        3,
        { placed: '', total: '', ...items(item({ name: 'Cap', quantity: '0.5', price: '' })) },
        { group: '#1' },
      ),
      line(4, { number: '#2', currency: 'JPY', total: '1500', ...items() }, { group: '#2' }),
    ]);
    expect(lines).toMatchObject([
      { line: 2, number: '#1', action: 'create', errors: [], notes: [] },
      { line: 4, number: '#2', action: 'create' },
    ]);
    expect(work).toMatchObject([
      {
        ...{ totalCents: 2_000, shippingCents: 250, taxCents: null, name: 'Amina' },
        lines: [
          { name: 'Mug', quantity: 2, unitCents: 1_000, totalCents: null },
          { name: 'Cap', quantity: 0.5, unitCents: null },
        ],
      },
      { currency: 'JPY', totalCents: 1_500, lines: [] },
    ]);
  });

  it('says what it changes of an order that was brought along, and changes nothing that is the same', () => {
    const before = plan([line(2, { status: 'paid' })]).work;
    expect(plan([line(2, { status: 'paid' })], before)).toMatchObject({
      lines: [{ action: 'nothing' }],
      work: [],
    });
    expect(plan([line(2, { status: 'refunded', refunded: '20' })], before).lines).toMatchObject([
      {
        action: 'update',
        changes: [
          { field: 'status', from: 'paid', to: 'refunded' },
          { field: 'refunded', from: '', to: 'USD 20' },
        ],
      },
    ]);
  });

  it('leaves an order with the account into which its customer’s was merged', () => {
    const before = plan([line(2, { status: 'paid' })]).work;
    const moved = before.map((one) => ({ ...one, email: 'kept@example.com', isMoved: true }));
    expect(plan([line(2, { status: 'paid' })], moved)).toMatchObject({ work: [] });
    expect(plan([line(2, { status: 'sent' })], moved)).toMatchObject({
      lines: [{ action: 'update', changes: [{ field: 'status', from: 'paid', to: 'sent' }] }],
      work: [{ email: 'kept@example.com', status: 'sent' }],
    });
  });

  it('leaves an order out that was somebody’s who is erased', () => {
    const order = line(2, { status: 'paid' });
    const erased = new Map([[keyOfOrder(plan([order]).work[0]!), null]]);
    expect(planOrders([order], new Map(), readers, erased)).toMatchObject({
      lines: [{ action: 'error', errors: [{ line: 2, field: 'email' }] }],
      work: [],
    });
  });

  it('leaves an order out whole of which any line is wrong, and tells the line', () => {
    const wrong = [
      line(2, { ...items(item()) }, { group: '#1' }),
      line(3, { ...items(item({ quantity: '0' })) }, { group: '#1' }),
      line(4, { number: '', total: 'free' }),
      line(5, { number: '#5', placed: '2027-01-01T00:00:00.000Z', currency: 'EURO' }),
      line(6, { number: '#6', placed: '', total: '-5' }),
      line(7, { number: '#7', total: '' }),
      line(8, { number: '#8' }, { errors: [{ field: 'file', message: 'A quote' }] }),
    ];
    expect(faultsOf(wrong)).toEqual([
      ...[
        '3 item quantity',
        '4 number',
        '4 total',
        '5 placed',
        '5 currency',
        '6 placed',
        '6 total',
        '7 total',
      ],
      '8 file',
    ]);
    expect(plan(wrong).work).toEqual([]);
  });

  it('takes no order twice, and two of one number on two days for two', () => {
    const { lines } = plan([line(2, {}), line(3, {}), line(4, { placed: '2025-05-12T11:07:36.000Z' })]);
    expect(lines.map(({ action, errors }) => [action, errors[0]?.message ?? ''])).toEqual([
      ['create', ''],
      ['error', 'This order stands in line 2 already'],
      ['create', ''],
    ]);
  });

  it('tells what it leaves out, rounds or takes for granted', () => {
    const { lines, work } = plan([
      line(2, { email: 'nobody', currency: '', total: '19.995', tax: '3.3333' }),
    ]);
    expect(lines[0]?.notes).toEqual([
      'email: “nobody” is no email and is left out.',
      'Without an email it is of no customer.',
      'currency: the file says none; it is taken for KES.',
      ...['total: 19.995 is rounded to 20.', 'tax: 3.3333 is rounded to 3.33.'],
    ]);
    expect(work).toMatchObject([{ email: '', currency: 'KES', totalCents: 2_000, taxCents: 333 }]);
  });
});
