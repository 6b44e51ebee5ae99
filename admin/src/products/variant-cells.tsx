import { Typography } from '@mui/material';
import { NumberInput, TextInput } from 'react-admin';
import { smallestStep } from '../layout/shop-currency';
import type { Variant } from '../records';
import { gtinRule, priceRules, sizeRule, stockRule, weightRule } from './rules';
import { t } from '../texts';

/** "M / Ink", or the product's one silent variant. */
export const variantName = (variant: Variant): string =>
  Object.values(variant.options).join(' / ') || t('The only variant');

export type Props = { variant: Variant; index: number };

/** In a table the head names the column; on a card each input has its own label. */
type InputProps = Props & { labelled?: boolean };

const inputProps = ({ variant, index, labelled = false }: InputProps, member: string, label: string) => ({
  source: `variants.${index}.${member}`,
  label: labelled ? label : (false as const),
  slotProps: {
    htmlInput: { 'aria-label': t('{label} of {variantName}', { label, variantName: variantName(variant) }) },
  },
  helperText: false as const,
});

export const Sku = (props: InputProps) => (
  <TextInput
    {...inputProps(props, 'sku', 'SKU')}
    parse={(typed: string) => typed}
    sx={{ minWidth: { sm: 190 } }}
  />
);

export const Price = (props: InputProps) => (
  <NumberInput
    {...inputProps(props, 'price', t('Price'))}
    min={0}
    step={smallestStep()}
    validate={priceRules}
    sx={{ minWidth: { sm: 96 } }}
  />
);

/** Of a bundle it is what its parts make. */
export const Stock = (props: InputProps) => (
  <NumberInput
    {...inputProps(props, 'stock', t('Stock'))}
    min={0}
    step={1}
    readOnly={props.variant.isBundle === true}
    validate={stockRule}
    sx={{ minWidth: { sm: 96 } }}
  />
);

export const Weight = (props: InputProps) => (
  <NumberInput
    {...inputProps(props, 'grams', t('Weight in grams'))}
    min={0}
    step={1}
    parse={(typed: string) => Number(typed)}
    validate={weightRule}
    sx={{ minWidth: { sm: 96 } }}
  />
);

const SIDES = [
  ['lengthMm', t('Length in mm')],
  ['widthMm', t('Width in mm')],
  ['heightMm', t('Height in mm')],
] as const;

export const Size = (props: InputProps) =>
  SIDES.map(([member, label]) => (
    <NumberInput
      key={member}
      {...inputProps(props, member, label)}
      min={0}
      step={1}
      parse={(typed: string) => Number(typed)}
      validate={sizeRule}
      sx={{ minWidth: { sm: 72 } }}
    />
  ));

/** The number under the bar code; a scanner types it. */
export const Gtin = (props: InputProps) => (
  <TextInput
    {...inputProps(props, 'gtin', t('GTIN'))}
    parse={(typed: string) => typed}
    validate={gtinRule}
    sx={{ minWidth: { sm: 140 } }}
  />
);

export const Held = ({ held }: Pick<Variant, 'held'>) =>
  held ? (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {t('{held} held', { held })}
    </Typography>
  ) : null;
