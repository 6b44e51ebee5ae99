import type { DeclaredField } from '../records';

export const KINDS = [
  { id: 'text', name: 'Text' },
  { id: 'number', name: 'Number, with a unit if it has one' },
  { id: 'choice', name: 'Choice' },
  { id: 'flag', name: 'Yes or no' },
  { id: 'date', name: 'Date' },
  { id: 'link', name: 'Link' },
];

const SHORT: Readonly<Record<string, string>> = { number: 'Number', amount: 'Amount with a unit' };

export const kindText = ({ kind, unit }: DeclaredField): string => {
  const text = SHORT[kind] ?? KINDS.find(({ id }) => id === kind)?.name ?? kind;
  return unit ? `${text} in ${unit}` : text;
};

/** What it does besides being kept. */
export const uses = (field: DeclaredField): string =>
  [
    field.isRequired && 'required',
    field.isShown && 'shown',
    field.isFilterable && 'filter',
    field.isSearchable && 'searched',
    field.isSettling && 'searches are being brought up to date',
  ]
    .filter(Boolean)
    .join(', ');

export const held = ({ products }: Pick<DeclaredField, 'products'>): string =>
  products === 1 ? '1 product' : `${products} products`;

/** What is asked before it is deleted. */
export const deletingField = (field: DeclaredField) => ({
  title: `Delete the field ${field.label}?`,
  text:
    field.products === 0
      ? 'No product holds a value of it.'
      : `${held(field)} ${field.products === 1 ? 'holds' : 'hold'} a value of it, which ${field.products === 1 ? 'is' : 'are'} deleted, too. This cannot be undone.`,
});
