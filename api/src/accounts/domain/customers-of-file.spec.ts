import { describe, expect, it } from '@jest/globals';
import type { SourceLine } from '../../kernel/sources/contract.js';
import type { Readers } from './customer-of-line.js';
import { planCustomers, type KnownCustomer } from './customers-of-file.js';

const readers: Readers = {
  isMail: (text) => /^[^@]+@[^@]+$/.test(text),
  phone: (typed) => (/^\+\d+$/.test(typed) ? typed : null),
};
const line = (number: number, cells: Record<string, string>): SourceLine => ({ line: number, cells });
const PLACE = { street: '12 Moi Avenue', city: 'Nairobi', zip: '00100', country: 'KE' };
const amina: KnownCustomer = {
  ...{ id: 'a1', name: 'Amina', email: 'Amina@example.com', phone: '', role: 'customer', subscribed: true },
  isTheirs: true,
  ...{
    addresses: [{ street: '12 moi avenue', zipCode: '00100', city: 'NAIROBI' }],
    tags: ['vip'],
    notes: [],
  },
};
const known = new Map([['amina@example.com', amina]]);

describe('a file of customers', () => {
  it('makes accounts of emails that the shop does not know', () => {
    const { lines, work } = planCustomers(
      [
        line(2, {
          email: 'jo@example.com',
          name: 'Jo Mbeki',
          phone: '+27',
          ...PLACE,
          tags: 'A, b',
          consent: 'yes',
        }),
      ],
      known,
      readers,
    );
    expect(lines).toMatchObject([{ line: 2, action: 'create', name: 'Jo Mbeki', errors: [], notes: [] }]);
    expect(work).toMatchObject([
      {
        ...{
          id: null,
          key: 'jo@example.com',
          name: 'Jo Mbeki',
          phone: '+27',
          tags: ['a', 'b'],
          wantsNews: true,
        },
        addresses: [{ firstName: 'Jo', lastName: 'Mbeki', street: '12 Moi Avenue', phone: '+27' }],
      },
    ]);
  });

  it('adds to whoever has the email already, and asks nobody for news who was asked before', () => {
    const cells = { email: 'AMINA@example.com', name: 'Amina Otieno', phone: '+254', tags: 'vip, new' };
    const { lines, work } = planCustomers([line(2, { ...cells, ...PLACE, consent: 'yes' })], known, readers);
    expect(lines[0]).toMatchObject({
      action: 'update',
      changes: [
        { field: 'name', from: 'Amina', to: 'Amina Otieno' },
        { field: 'phone', from: '', to: '+254' },
        { field: 'tags', from: 'vip', to: 'vip, new' },
      ],
    });
    expect(work).toMatchObject([
      {
        id: 'a1',
        email: 'Amina@example.com',
        before: { name: 'Amina', phone: '' },
        wantsNews: false,
        addresses: [],
      },
    ]);
    const same = planCustomers(
      [line(2, { email: 'amina@example.com', name: 'Amina', tags: 'VIP' })],
      known,
      readers,
    );
    expect([same.lines[0]?.action, same.work]).toEqual(['nothing', []]);
  });

  it('puts nothing into an account into which a stranger may have come, but for the news, and says so', () => {
    const cells = {
      email: 'amina@example.com',
      name: 'Amina Otieno',
      phone: '+254',
      tags: 'new',
      note: 'Vip',
    };
    const lineOf = line(2, { ...cells, ...PLACE, street: '1 Dune Road', consent: 'yes' });
    const stranger = { ...amina, isTheirs: false, subscribed: false };
    const { lines, work } = planCustomers([lineOf], new Map([['amina@example.com', stranger]]), readers);
    expect(lines).toMatchObject([
      {
        ...{ action: 'update', name: 'Amina', changes: [{ field: 'news by email', from: '', to: 'yes' }] },
        notes: [expect.stringContaining('Nobody has shown')],
      },
    ]);
    expect(work).toMatchObject([
      {
        ...{ name: 'Amina', phone: '', before: { name: null, phone: null } },
        ...{ addresses: [], tags: [], notes: [], wantsNews: true },
      },
    ]);
    const quiet = planCustomers(
      [lineOf],
      new Map([['amina@example.com', { ...stranger, subscribed: true }]]),
      readers,
    );
    expect([quiet.lines[0]?.action, quiet.work]).toEqual(['nothing', []]);
  });

  it('takes two lines of one email for one customer with two addresses', () => {
    const other = { ...PLACE, street: '1 Dune Road' };
    const { lines, work } = planCustomers(
      [
        line(2, { email: 'jo@b.c', name: 'Jo M', ...PLACE }),
        line(3, { email: 'JO@b.c', name: 'Jo M', ...other }),
      ],
      known,
      readers,
    );
    expect(lines.map(({ action, changes }) => [action, changes.map(({ field }) => field)])).toEqual([
      ['create', ['email', 'name', 'address']],
      ['update', ['address']],
    ]);
    expect(work.map(({ addresses }) => addresses.length)).toEqual([2]);
  });

  it('tells what makes an account impossible, and goes on', () => {
    const staff = new Map([['boss@b.c', { ...amina, role: 'admin' as const }]]);
    const { lines, work } = planCustomers(
      [
        line(2, { email: '' }),
        line(3, { email: 'no mail' }),
        line(4, { email: 'boss@b.c' }),
        { ...line(5, {}), errors: [{ field: 'file', message: 'Column 2: a quote' }] },
        line(6, { email: 'ok@b.c' }),
      ],
      staff,
      readers,
    );
    expect(lines.map(({ line: at, action, errors }) => [at, action, errors[0]?.field])).toEqual([
      [2, 'error', 'email'],
      [3, 'error', 'email'],
      [4, 'error', 'email'],
      [5, 'error', 'file'],
      [6, 'create', undefined],
    ]);
    expect(work.map(({ name }) => name)).toEqual(['ok']);
  });

  it('leaves out what it cannot read, says so, and takes the rest', () => {
    const tags = Array.from({ length: 25 }, (_, at) => `t${at}`).join(',');
    const cells = { email: 'jo@b.c', name: 'Jo M', phone: 'ask Jane', tags, note: 'x'.repeat(3_000) };
    const { lines, work } = planCustomers(
      [line(2, { ...cells, ...PLACE, country: 'Atlantis' }), line(3, { email: 'no@b.c', city: 'Rome' })],
      known,
      readers,
    );
    expect(lines[0]?.notes.join('\n')).toMatch(
      /phone: “ask Jane”.*street: the address is left out.*tags: of 25, 20.*note: /s,
    );
    expect(work[0]).toMatchObject({ phone: '', addresses: [], notes: ['x'.repeat(2_000)] });
    expect(work[0]?.tags).toHaveLength(20);
    expect(lines[1]?.notes).toEqual([expect.stringContaining('it has no street')]);
  });
});
