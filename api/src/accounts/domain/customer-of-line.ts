import type { FieldError } from '../../kernel/refusal.js';
import type { SourceLine } from '../../kernel/sources/contract.js';
import { isOneLine } from '../../kernel/one-line.js';
import type { Place } from '../../kernel/world/address.js';
import { countryCode } from '../../kernel/world/countries.js';
import { MOST_TAGS } from './customer-group.js';
import { emailKey } from './email.js';
import { AddressIncomplete } from './refusals.js';
import { soundAddress } from './sound-address.js';

/** An address of a file, as the address book keeps it. */
export interface FileAddress extends Required<Place> {
  firstName: string;
  lastName: string;
  phone: string;
}

/** What a line says of a customer; what it does not say is empty. */
export interface FileCustomer {
  email: string;
  key: string;
  name: string;
  /** As E.164. */
  phone: string;
  address: FileAddress | null;
  tags: string[];
  note: string;
  wantsNews: boolean;
}

/** What is known of mail addresses and phone numbers outside of the rules. */
export interface Readers {
  isMail: (text: string) => boolean;
  /** A phone as E.164, as people of the country write it; null for what is none. */
  phone: (typed: string, country: string) => string | null;
}

export interface ReadCustomer {
  customer: FileCustomer | null;
  errors: FieldError[];
  /** What is left out of it, the rest is taken. */
  notes: string[];
}

const LONGEST = { name: 100, part: 60, note: 2_000, tag: 40, zip: 16, street: 120, company: 100, place: 80 };
const PLACES = ['street', 'line 2', 'city', 'state', 'zip', 'country'] as const;

/** Is told what is left out. */
type Note = (text: string) => void;

/** A customer as a line has it: what makes an account impossible is an error, of what is only unreadable a note is made. Pure. */
export function customerOfLine({ cells, errors: before = [] }: SourceLine, readers: Readers): ReadCustomer {
  const cell = (field: string) => (cells[field] ?? '').trim();
  const errors = [...before];
  const notes: string[] = [];
  const note: Note = (text) => notes.push(text);
  const email = cell('email');
  if (!email)
    errors.push({
      field: 'email',
      message: 'A customer needs an email, by which they come to their account',
    });
  else if (!readers.isMail(email)) errors.push({ field: 'email', message: `“${email}” is no mail address` });
  const name = oneLine(cell('name') || cell('company'));
  if ([...name].length > LONGEST.name)
    errors.push({ field: 'name', message: `A name has at most ${LONGEST.name} characters` });
  if (errors.length > 0) return { customer: null, errors, notes };

  const country = countryCode(cell('country')) ?? '';
  const phoneOf = (field: string) => {
    const typed = cell(field);
    const read = typed ? readers.phone(typed, country) : '';
    if (read === null) note(`${field}: “${typed}” is no phone number and is left out.`);
    return read ?? '';
  };
  const phone = phoneOf('phone');
  const addressPhone = phoneOf('address phone');
  const address = addressOf(cells, name, addressPhone || phone, note);
  const tags = tagsOf(cell('tags'), note);
  const remark = cell('note');
  if (remark.length > LONGEST.note) note(`note: it is cut after ${LONGEST.note} characters.`);
  return {
    customer: {
      ...{ email, key: emailKey(email), name, phone, address, tags },
      ...{ note: remark.slice(0, LONGEST.note), wantsNews: cell('consent') === 'yes' },
    },
    ...{ errors, notes },
  };
}

function addressOf(cells: SourceLine['cells'], name: string, phone: string, note: Note): FileAddress | null {
  const [street = '', line2 = '', city = '', state = '', zipCode = '', country = ''] = PLACES.map((field) =>
    oneLine(cells[field] ?? ''),
  );
  // a country or a region alone is what some shops know of whoever has never ordered
  if (!street && !zipCode && !city) return null;
  const company = oneLine(cells['company'] ?? '');
  const fits =
    Math.max(street.length, line2.length) <= LONGEST.street &&
    Math.max(city.length, state.length) <= LONGEST.place &&
    zipCode.length <= LONGEST.zip &&
    company.length <= LONGEST.company;
  const [firstName, lastName] = namesOf(cells, name);
  if (!fits || !street || !firstName) {
    const unfit = !fits
      ? 'a part of it is too long'
      : street
        ? 'nobody’s name stands with it'
        : 'it has no street';
    note(`street: the address is left out: ${unfit}`);
    return null;
  }
  try {
    return soundAddress({
      ...{ firstName, lastName, company, street, line2, city, state, zipCode, country, phone },
    });
  } catch (error) {
    if (!(error instanceof AddressIncomplete)) throw error;
    const reasons = error.details.fields?.map(({ message }) => message) ?? [error.message];
    for (const why of reasons) note(`street: the address is left out: ${why}`);
    return null;
  }
}

/** First and last name of an address; whoever has one name has that as the first. */
function namesOf(cells: SourceLine['cells'], name: string): [first: string, last: string] {
  const [first, last] = [oneLine(cells['first name'] ?? ''), oneLine(cells['last name'] ?? '')];
  const [told, rest] = first || last ? [first || last, first ? last : ''] : [name, ''];
  if ([...told].length <= LONGEST.part && [...rest].length <= LONGEST.part && (rest || first || last))
    return [told, rest];
  const words = name.split(' ');
  const end = words.length > 1 ? (words.pop() ?? '') : '';
  return [words.join(' ').slice(0, LONGEST.part), end.slice(0, LONGEST.part)];
}

function tagsOf(cell: string, note: Note): string[] {
  const all = [...new Set(cell.split(/[,;]/).map((tag) => oneLine(tag).toLowerCase()))].filter(Boolean);
  const fitting = all.filter((tag) => [...tag].length <= LONGEST.tag).slice(0, MOST_TAGS);
  if (fitting.length < all.length)
    note(
      `tags: of ${all.length}, ${fitting.length} are taken: ${MOST_TAGS} of at most ${LONGEST.tag} characters.`,
    );
  return fitting;
}

/** A text that stands in a line: breaks are blanks. */
const oneLine = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return isOneLine(plain) ? plain : plain.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
};
