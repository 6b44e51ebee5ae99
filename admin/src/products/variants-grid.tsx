import {
  Box,
  FormControlLabel,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { Fragment, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePhone } from '../layout/use-phone';
import type { Variant } from '../records';
import { onGridKey, type Cell } from './grid-keys';
import { useVariantFaults, VariantsFaults } from './variants-faults';
import { VariantsFill } from './variants-fill';
import { withCurrency } from '../layout/shop-currency';
import { Gtin, Held, Price, Size, Sku, Stock, variantName, Weight, type Props } from './variant-cells';
import { t } from '../texts';

/** Where weight and size stand: in columns, in a line below, or nowhere. */
type Parcel = 'beside' | 'below' | 'hidden';

const Row = ({ parcel, ...props }: Props & { parcel: Parcel }) => (
  <TableRow>
    <TableCell component="th" scope="row" rowSpan={parcel === 'below' ? 2 : 1} sx={{ fontWeight: 600 }}>
      {variantName(props.variant)}
      <Held held={props.variant.held ?? 0} />
    </TableCell>
    <TableCell>
      <Sku {...props} />
    </TableCell>
    <TableCell>
      <Price {...props} />
    </TableCell>
    <TableCell>
      <Stock {...props} />
    </TableCell>
    {parcel === 'beside' && (
      <>
        <TableCell>
          <Weight {...props} />
        </TableCell>
        <TableCell>
          <Box sx={{ display: 'flex', gap: 0.5 }}>
            <Size {...props} />
          </Box>
        </TableCell>
        <TableCell>
          <Gtin {...props} />
        </TableCell>
      </>
    )}
  </TableRow>
);

const Below = (props: Props) => (
  <TableRow>
    <TableCell colSpan={3} sx={{ pt: 0 }}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) minmax(0, 2fr)' }}>
        <Weight {...props} labelled />
        <Size {...props} labelled />
        <Gtin {...props} labelled />
      </Box>
    </TableCell>
  </TableRow>
);

/** The same on a phone: nothing scrolls sideways. */
const Card = ({ hasParcel, ...props }: Props & { hasParcel: boolean }) => (
  <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' }}>
      <Typography variant="subtitle2" component="h3">
        {variantName(props.variant)}
      </Typography>
      <Held held={props.variant.held ?? 0} />
    </Box>
    <Sku {...props} labelled />
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
      <Price {...props} labelled />
      <Stock {...props} labelled />
      {hasParcel && (
        <>
          <Weight {...props} labelled />
          <Size {...props} labelled />
          <Gtin {...props} labelled />
        </>
      )}
    </Box>
  </Box>
);

const keyOf = (variant: Variant) => variant.id ?? JSON.stringify(variant.options);

const twoLines = {
  '& tbody tr:nth-of-type(odd) > td': { borderBottom: 0, pb: 0 },
  '& tbody tr:nth-last-of-type(2) > th': { borderBottom: 0 },
};

/** What is hidden of many, until it is asked for or not right. */
const HIDDEN = ['grams', 'lengthMm', 'widthMm', 'heightMm', 'gtin'];

/** So many are looked at one by one; more are filled in together, on one screen. */
const FEW = 8;

type AllProps = { variants: Variant[]; hasParcels: boolean };

/** Weight and size get a line of their own, where they would be cut off: beside the pictures on a laptop. */
const Grid = ({ variants, hasParcels }: AllProps) => {
  const tight = useMediaQuery('(max-width: 1849.95px)', { noSsr: true });
  const parcel: Parcel = hasParcels ? (tight ? 'below' : 'beside') : 'hidden';
  const isLong = variants.length > FEW;
  return (
    <TableContainer {...(isLong ? { sx: { maxHeight: '75vh' } } : {})}>
      <Table
        size="small"
        stickyHeader={isLong}
        aria-label={t('Variants')}
        sx={[
          { '& th, & td': { px: 1 } },
          parcel === 'below' && twoLines,
          isLong && { '& td, & th': { py: 0.25 } },
        ]}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('Variant')}</TableCell>
            <TableCell>{t('SKU')}</TableCell>
            <TableCell>{withCurrency(t('Price'))}</TableCell>
            <TableCell>{t('Stock')}</TableCell>
            {parcel === 'beside' && (
              <>
                <TableCell>{t('Weight (g)')}</TableCell>
                <TableCell>{t('Length, width, height (mm)')}</TableCell>
                <TableCell>{t('GTIN')}</TableCell>
              </>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {variants.map((variant, index) => (
            <Fragment key={keyOf(variant)}>
              <Row variant={variant} index={index} parcel={parcel} />
              {parcel === 'below' && <Below variant={variant} index={index} />}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const Cards = ({ variants, hasParcels }: AllProps) => (
  <Box component="ul" aria-label={t('Variants')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {variants.map((variant, index) => (
      <Card key={keyOf(variant)} variant={variant} index={index} hasParcel={hasParcels} />
    ))}
  </Box>
);

/**
 * Price, stock and SKU of each combination of options, edited side by side as in a spreadsheet; on a phone one below the
 * other. Of many, weight and size are shown when they are asked for.
 */
export const VariantsGrid = () => {
  const phone = usePhone();
  const { setValue } = useFormContext();
  const variants = useWatch({ name: 'variants' }) as Variant[] | undefined;
  const [shown, setShown] = useState<boolean>();
  const isHiddenWrong = useVariantFaults().some(({ member }) => HIDDEN.includes(member));
  if (!variants?.length) return null;
  const isMany = variants.length > FEW;
  const hasParcels = isHiddenWrong || (shown ?? !isMany);
  const fillDown = ({ row, member }: Cell, value: string) => {
    const figure = ['sku', 'gtin'].includes(member) ? undefined : value === '' ? null : Number(value);
    if (figure === undefined || Number.isNaN(figure)) return;
    for (let at = row + 1; at < variants.length; at += 1)
      setValue(`variants.${at}.${member}`, figure, { shouldDirty: true, shouldValidate: true });
  };
  const All = phone ? Cards : Grid;
  return (
    <Box sx={{ width: '100%' }} onKeyDown={(event) => onGridKey(event, fillDown)}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {[
          t('The shop shows the lowest price, and the stock of all together.'),
          ...(!phone && variants.length > 1
            ? [t('Enter leads to the next variant, Ctrl+D copies downwards.')]
            : []),
        ].join(' ')}
      </Typography>
      {variants.length > 1 && <VariantsFill />}
      {isMany && (
        <FormControlLabel
          control={<Switch checked={hasParcels} onChange={(_, isOn) => setShown(isOn)} />}
          label={t('Show weight, size and GTIN')}
        />
      )}
      <VariantsFaults variants={variants} />
      <All variants={variants} hasParcels={hasParcels} />
    </Box>
  );
};
