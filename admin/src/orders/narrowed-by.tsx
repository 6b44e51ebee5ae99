import { Box, Chip } from '@mui/material';
import { useGetOne } from 'react-admin';
import { fieldText, useProductFields } from '../layout/declared-fields';
import { date } from '../layout/format';
import { useFilters } from '../layout/use-filters';
import type { DiscountRecord } from '../records';
import { t } from '../texts';

type Said = { value: string };

/** As the report has it: `brand:aster`, or nothing behind the colon. */
function OfField({ value }: Said): string {
  const fields = useProductFields();
  const [name = '', ...rest] = value.split(':');
  const field = fields.find((one) => one.name === name);
  const told = rest.join(':');
  const of = told === '' ? t('none') : field ? fieldText(field, told) : told;
  return `${field?.label ?? name}: ${of}`;
}

function OfDiscount({ value: id }: Said): string {
  const { data } = useGetOne<DiscountRecord>('discounts', { id }, { retry: false });
  return t('Discount: {name}', { name: data?.name ?? '…' });
}

const WAYS: Readonly<Record<string, (said: Said) => string>> = {
  productField: OfField,
  discountId: OfDiscount,
  taxRate: ({ value }) => t('Tax: {rate}', { rate: value }),
  taxedAt_gte: ({ value }) => t('Taxed from {day}', { day: date(value) }),
  taxedAt_lte: ({ value }) => t('Taxed until {day}', { day: date(value) }),
};

type ChipProps = Said & { source: string; onRemove: () => void };

const Narrowed = ({ source, value, onRemove }: ChipProps) => {
  const useSaid = WAYS[source] ?? (() => value);
  const said = useSaid({ value });
  return (
    <Chip
      component="button"
      size="small"
      label={<bdi>{said}</bdi>}
      aria-label={t('Take away the filter {filter}', { filter: said })}
      onClick={onRemove}
      onDelete={onRemove}
    />
  );
};

/** What a report has narrowed the list by, where no field above the list tells it: a press takes it away. */
export const NarrowedBy = () => {
  const { filterValues, setFilters, displayedFilters } = useFilters();
  const found = Object.keys(WAYS).flatMap((source) => {
    const value = filterValues[source];
    return typeof value === 'string' && value !== '' ? [{ source, value }] : [];
  });
  if (found.length === 0) return null;
  const without = (source: string) => {
    const { [source]: _, ...others } = filterValues;
    setFilters(others, displayedFilters);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: { xs: 0, lg: 1.5 }, pb: { xs: 1.25, lg: 1 } }}>
      {found.map((one) => (
        <Narrowed key={`${one.source} ${one.value}`} {...one} onRemove={() => without(one.source)} />
      ))}
    </Box>
  );
};
