import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { withCurrency } from '../layout/shop-currency';
import { plainNumber } from '../layout/typed-number';
import type { ProductOption, Variant } from '../records';
import { t } from '../texts';

const MEMBERS = ['price', 'stock', 'grams', 'lengthMm', 'widthMm', 'heightMm'] as const;
type Member = (typeof MEMBERS)[number];

const labelOf = (member: Member): string =>
  ({
    price: withCurrency(t('Price')),
    stock: t('Stock'),
    grams: t('Weight (g)'),
    lengthMm: t('Length (mm)'),
    widthMm: t('Width (mm)'),
    heightMm: t('Height (mm)'),
  })[member];

/** Those that are counted may be uncounted again, the others need a figure. */
const figureOf = (member: Member, typed: string): number | null | undefined => {
  if (typed.trim() === '') return member === 'stock' ? null : undefined;
  const figure = Number(plainNumber(typed));
  return Number.isFinite(figure) && figure >= 0 ? figure : undefined;
};

const ALL = '';

/** The variants by their places that have one of the values; of all of them without any. */
const placesOf = (variants: readonly Variant[], value: string): number[] =>
  variants.flatMap(({ options }, at) =>
    value === ALL || Object.values(options).includes(value) ? [at] : [],
  );

/** One figure for all variants, or for all of one size or colour. */
export const VariantsFill = () => {
  const { setValue } = useFormContext();
  const variants = (useWatch({ name: 'variants' }) as Variant[] | undefined) ?? [];
  const options = (useWatch({ name: 'options' }) as ProductOption[] | undefined) ?? [];
  const [member, setMember] = useState<Member>('price');
  const [value, setOnly] = useState(ALL);
  const [typed, setTyped] = useState('');
  const values = [...new Set(options.flatMap((option) => option.values.map((one) => one.value)))];
  const only = values.includes(value) ? value : ALL;
  const places = placesOf(variants, only);
  const figure = figureOf(member, typed);
  const fill = () => {
    if (figure === undefined) return;
    for (const at of places)
      setValue(`variants.${at}.${member}`, figure, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: true,
      });
  };
  return (
    <Box
      role="group"
      aria-label={t('Fill in several variants')}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        mb: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr auto' },
      }}
    >
      <TextField
        select
        size="small"
        label={t('Fill in')}
        value={member}
        onChange={({ target }) => setMember(target.value as Member)}
      >
        {MEMBERS.map((one) => (
          <MenuItem key={one} value={one}>
            {labelOf(one)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('For')}
        value={only}
        onChange={({ target }) => setOnly(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value={ALL}>{t('All variants')}</MenuItem>
        {values.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label={t('With')}
        value={typed}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would send the form
          event.preventDefault();
          fill();
        }}
      />
      <Button onClick={fill} disabled={figure === undefined || places.length === 0} sx={{ minHeight: 40 }}>
        {t('{count, plural, one {Set 1 variant} other {Set # variants}}', { count: places.length })}
      </Button>
    </Box>
  );
};
