import { useGetList } from 'react-admin';
import type { DeclaredField } from '../records';
import { t } from '../texts';

const ALL = {
  pagination: { page: 1, perPage: 500 },
  sort: { field: 'id', order: 'ASC' as const },
};

/** The fields that products are declared to have, Duka's before the merchant's; none while they are on their way. */
export function useProductFields(): readonly DeclaredField[] {
  const { data } = useGetList<DeclaredField>('product-fields', ALL);
  return Array.isArray(data) ? data : [];
}

type Value = string | number | boolean | { amount: number; unit: string } | null | undefined;

/** A value of a record in words. */
export function fieldText(field: DeclaredField, of: unknown): string {
  const value = of as Value;
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'object') return `${value.amount} ${value.unit}`;
  if (field.kind === 'flag') return value === true ? t('Yes') : t('No');
  const text = String(value);
  if (field.kind === 'choice') return field.choices.find((one) => one.value === text)?.label ?? text;
  return field.unit ? `${text} ${field.unit}` : text;
}
