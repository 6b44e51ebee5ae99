import { flagOf } from './cells.js';
import { column } from './columns.js';
import type { SourceColumn, SourceLine } from './contract.js';

/** What a file may say of a customer, in the order in which a person is asked. */
const LABELS = {
  email: 'Email',
  name: 'Name',
  'first name': 'First name',
  'last name': 'Last name',
  phone: 'Phone',
  company: 'Company',
  street: 'Address',
  'line 2': 'Address, second line',
  city: 'City',
  state: 'State or province',
  zip: 'Postcode',
  country: 'Country',
  'address phone': 'Phone of the address',
  tags: 'Tags, apart by commas',
  note: 'Note of the staff',
  consent: 'Wants news by email',
} as const;

export type CustomerField = keyof typeof LABELS;

/** The columns of customers that a source has, by its headings. */
export const customerColumns = (
  headings: Readonly<Partial<Record<CustomerField, readonly string[]>>>,
): SourceColumn[] =>
  (Object.keys(LABELS) as CustomerField[]).flatMap((field) =>
    headings[field] ? [column(field, LABELS[field], ...headings[field])] : [],
  );

/** The lines with one name, one list of tags, and `yes` where somebody has said that they want news. */
export const customerLines = (lines: readonly SourceLine[]): SourceLine[] =>
  lines.map(({ cells, ...line }) => {
    const parts = [cells['first name'], cells['last name']].filter(Boolean);
    return {
      ...line,
      cells: {
        ...cells,
        name: parts.length > 0 ? parts.join(' ') : (cells['name'] ?? ''),
        consent: flagOf(cells['consent']) ? 'yes' : '',
      },
    };
  });
