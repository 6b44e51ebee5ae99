import type { Role } from '../../kernel/caller.js';
import type { FieldError } from '../../kernel/refusal.js';
import type { SourceLine } from '../../kernel/sources/contract.js';
import { MOST_TAGS } from './customer-group.js';
import { customerOfLine, type FileAddress, type FileCustomer, type Readers } from './customer-of-line.js';

/** What the shop knows of the customer of an email. */
export interface KnownCustomer {
  id: string;
  name: string;
  email: string;
  phone: string;
  role: Role;
  /**
   * Whether nobody but the owner of the email can be in the account: the mailbox was shown, or the account was brought along and nobody
   * has come yet. Else somebody may have signed up with the email of another.
   */
  isTheirs: boolean;
  /** Whether there is a subscription to news under the address, ended or not. */
  subscribed: boolean;
  addresses: readonly Pick<FileAddress, 'street' | 'zipCode' | 'city'>[];
  tags: readonly string[];
  notes: readonly string[];
}

/** What becomes of a customer of the file. `id` is null for a new one. */
export interface CustomerWork {
  id: string | null;
  email: string;
  key: string;
  name: string;
  phone: string;
  /** As it was; null of what stays. */
  before: { name: string | null; phone: string | null };
  addresses: FileAddress[];
  hadAddress: boolean;
  tags: string[];
  notes: string[];
  wantsNews: boolean;
}

/** What becomes of one line of a file of customers. */
export interface CustomerLine {
  line: number;
  email: string;
  name: string;
  action: 'create' | 'update' | 'nothing' | 'error';
  changes: { field: string; from: string; to: string }[];
  errors: FieldError[];
  /** What is left out of it, a sentence each. */
  notes: string[];
}

export interface CustomerPlan {
  lines: CustomerLine[];
  work: CustomerWork[];
}

const MOST_ADDRESSES = 20;

/** What whoever is in an account sees of it, beside whether its email gets news. */
const UNSAID: Omit<FileCustomer, 'email' | 'key' | 'wantsNews'> = {
  ...{ name: '', phone: '', address: null, tags: [], note: '' },
};
const NOT_SHOWN =
  'Nobody has shown that the email of this account is theirs: name, phone, address, tags and note are left out.';

/** What customers are called who have no name in their shop. */
const nameOf = ({ name, email }: FileCustomer): string =>
  name || (email.split('@')[0] ?? email).slice(0, 100);

/**
 * The dry run of a file of customers over those that the shop knows, by the keys of their emails. Whoever is there already, or stood in
 * an earlier line, is added to: name and phone as the file has them, further addresses, tags and notes. Nobody loses anything,
 * and nobody who has left the news is written to again. Pure.
 */
export function planCustomers(
  lines: readonly SourceLine[],
  known: ReadonlyMap<string, KnownCustomer>,
  readers: Readers,
): CustomerPlan {
  const works = new Map<string, CustomerWork & { all: KnownCustomer }>();
  const planned = lines.map((line): CustomerLine => {
    const { customer, errors, notes: left } = customerOfLine(line, readers);
    const [email, name] = [line.cells['email'] ?? '', line.cells['name'] ?? ''];
    const notes = [...(line.note ? [line.note] : []), ...left];
    const one = { line: line.line, email, name, errors, notes };
    if (!customer) return { ...one, action: 'error', changes: [] };
    const before = known.get(customer.key);
    if (before && before.role !== 'customer') {
      const wrong = { field: 'email', message: 'This is the email of somebody who works here' };
      return { ...one, action: 'error', changes: [], errors: [wrong] };
    }
    const work = works.get(customer.key) ?? begun(customer, before);
    const isFirst = !works.has(customer.key);
    works.set(customer.key, work);
    if (before?.isTheirs === false) {
      const changes = addTo(work, { ...customer, ...UNSAID }, false);
      const action = changes.length > 0 ? 'update' : 'nothing';
      return { ...one, name: work.name, action, changes, notes: [...notes, NOT_SHOWN] };
    }
    const changes = addTo(work, customer, isFirst && !before);
    const action = isFirst && !before ? 'create' : changes.length > 0 ? 'update' : 'nothing';
    return { ...one, name: work.name, action, changes };
  });
  const work = [...works.values()].filter((one) => one.id === null || isChanged(one));
  return { lines: planned, work: work.map(({ all: _, ...one }) => one) };
}

function begun(
  customer: FileCustomer,
  before: KnownCustomer | undefined,
): CustomerWork & { all: KnownCustomer } {
  const { email, key } = customer;
  const is = before ?? {
    ...{ id: '', email, name: nameOf(customer), phone: '', role: 'customer' as const, subscribed: false },
    ...{ isTheirs: true, addresses: [], tags: [], notes: [] },
  };
  return {
    ...{ id: before?.id ?? null, email: is.email, key, name: is.name, phone: is.phone },
    ...{ before: { name: null, phone: null }, addresses: [], hadAddress: is.addresses.length > 0 },
    ...{ tags: [], notes: [], wantsNews: false, all: is },
  };
}

/** Adds what a line says and was not known; answers that. */
function addTo(
  work: CustomerWork & { all: KnownCustomer },
  customer: FileCustomer,
  isNew: boolean,
): CustomerLine['changes'] {
  const changes: CustomerLine['changes'] = [];
  const change = (field: string, from: string, to: string) => changes.push({ field, from, to });
  if (isNew) change('email', '', customer.email);
  for (const field of ['name', 'phone'] as const) {
    const [from, to] = [work[field], customer[field]];
    if (!to || (to === from && !(isNew && field === 'name'))) continue;
    if (work.id !== null) work.before[field] ??= from;
    work[field] = to;
    change(field, isNew ? '' : from, to);
  }
  const { address } = customer;
  if (address && ![...work.all.addresses, ...work.addresses].some((one) => isSame(one, address))) {
    if (work.all.addresses.length + work.addresses.length < MOST_ADDRESSES) {
      work.addresses.push(address);
      change(
        'address',
        '',
        [address.street, address.zipCode, address.city, address.country].filter(Boolean).join(', '),
      );
    }
  }
  const has = [...work.all.tags, ...work.tags];
  const tags = customer.tags
    .filter((tag) => !has.includes(tag))
    .slice(0, Math.max(0, MOST_TAGS - has.length));
  if (tags.length > 0) change('tags', has.join(', '), [...has, ...tags].join(', '));
  work.tags.push(...tags);
  if (customer.note && ![...work.all.notes, ...work.notes].includes(customer.note)) {
    work.notes.push(customer.note);
    change('note', '', customer.note);
  }
  if (customer.wantsNews && !work.all.subscribed && !work.wantsNews) {
    work.wantsNews = true;
    change('news by email', '', 'yes');
  }
  return changes;
}

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s,.]+/g, ' ')
    .trim();
const isSame = (a: Pick<FileAddress, 'street' | 'zipCode' | 'city'>, b: FileAddress): boolean =>
  (['street', 'zipCode', 'city'] as const).every((part) => folded(a[part]) === folded(b[part]));

const isChanged = ({ before, addresses, tags, notes, wantsNews }: CustomerWork): boolean =>
  before.name !== null ||
  before.phone !== null ||
  wantsNews ||
  [addresses, tags, notes].some((all) => all.length > 0);
