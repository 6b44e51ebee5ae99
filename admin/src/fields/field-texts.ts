import type { DeclaredField } from '../records';
import { t } from '../texts';

export const KINDS = [
  { id: 'text', name: t('Text') },
  { id: 'number', name: t('Number, with a unit if it has one') },
  { id: 'choice', name: t('Choice') },
  { id: 'flag', name: t('Yes or no') },
  { id: 'date', name: t('Date') },
  { id: 'link', name: t('Link') },
];

const SHORT: Readonly<Record<string, string>> = { number: t('Number'), amount: t('Amount with a unit') };

export const kindText = ({ kind, unit }: DeclaredField): string => {
  const text = SHORT[kind] ?? KINDS.find(({ id }) => id === kind)?.name ?? kind;
  return unit ? t('{text} in {unit}', { text, unit }) : text;
};

/** What it does besides being kept. */
export const uses = (field: DeclaredField): string =>
  [
    field.isRequired && t('required'),
    field.isShown && t('shown'),
    field.isFilterable && t('filter'),
    field.isSearchable && t('searched'),
    field.isSettling && t('searches are being brought up to date'),
  ]
    .filter(Boolean)
    .join(', ');

export const held = ({ products }: Pick<DeclaredField, 'products'>): string =>
  t('{products, plural, one {# product} other {# products}}', { products });

/** What is asked before it is deleted. */
export const deletingField = (field: DeclaredField) => ({
  title: t('Delete the field {label}?', { label: field.label }),
  text:
    field.products === 0
      ? t('No product holds a value of it.')
      : t(
          '{products, plural, one {# product holds a value of it, which is deleted, too.} other {# products hold a value of it, which are deleted, too.}} This cannot be undone.',
          { products: field.products },
        ),
});
