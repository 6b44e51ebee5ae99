import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { Fragment } from 'react';
import { NumberInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usePhone } from '../layout/use-phone';
import type { Variant } from '../records';
import { priceRules, sizeRule, stockRule, weightRule } from './rules';
import { smallestStep, withCurrency } from '../layout/shop-currency';

/** "M / Ink", or the product's one silent variant. */
export const variantName = (variant: Variant): string =>
  Object.values(variant.options).join(' / ') || 'The only variant';

type Props = { variant: Variant; index: number };

/** In a table the head names the column; on a card each input has its own label. */
type InputProps = Props & { labelled?: boolean };

const inputProps = ({ variant, index, labelled = false }: InputProps, member: string, label: string) => ({
  source: `variants.${index}.${member}`,
  label: labelled ? label : (false as const),
  slotProps: { htmlInput: { 'aria-label': `${label} of ${variantName(variant)}` } },
  helperText: false as const,
});

const Sku = (props: InputProps) => (
  <TextInput
    {...inputProps(props, 'sku', 'SKU')}
    parse={(typed: string) => typed}
    sx={{ minWidth: { sm: 190 } }}
  />
);

const Price = (props: InputProps) => (
  <NumberInput
    {...inputProps(props, 'price', 'Price')}
    min={0}
    step={smallestStep()}
    validate={priceRules}
    sx={{ minWidth: { sm: 96 } }}
  />
);

const Stock = (props: InputProps) => (
  <NumberInput
    {...inputProps(props, 'stock', 'Stock')}
    min={0}
    step={1}
    validate={stockRule}
    sx={{ minWidth: { sm: 96 } }}
  />
);

const Weight = (props: InputProps) => (
  <NumberInput
    {...inputProps(props, 'grams', 'Weight in grams')}
    min={0}
    step={1}
    parse={(typed: string) => Number(typed)}
    validate={weightRule}
    sx={{ minWidth: { sm: 96 } }}
  />
);

const SIDES = [
  ['lengthMm', 'Length in mm'],
  ['widthMm', 'Width in mm'],
  ['heightMm', 'Height in mm'],
] as const;

const Size = (props: InputProps) =>
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

const Held = ({ held }: Pick<Variant, 'held'>) =>
  held ? (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {`${held} held`}
    </Typography>
  ) : null;

const Row = ({ tight, ...props }: Props & { tight: boolean }) => (
  <TableRow>
    <TableCell component="th" scope="row" rowSpan={tight ? 2 : 1} sx={{ fontWeight: 600 }}>
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
    {!tight && (
      <>
        <TableCell>
          <Weight {...props} />
        </TableCell>
        <TableCell>
          <Box sx={{ display: 'flex', gap: 0.5 }}>
            <Size {...props} />
          </Box>
        </TableCell>
      </>
    )}
  </TableRow>
);

const Below = (props: Props) => (
  <TableRow>
    <TableCell colSpan={3} sx={{ pt: 0 }}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
        <Weight {...props} labelled />
        <Size {...props} labelled />
      </Box>
    </TableCell>
  </TableRow>
);

/** The same on a phone: nothing scrolls sideways. */
const Card = (props: Props) => (
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
      <Weight {...props} labelled />
      <Size {...props} labelled />
    </Box>
  </Box>
);

const keyOf = (variant: Variant) => variant.id ?? JSON.stringify(variant.options);

const twoLines = {
  '& tbody tr:nth-of-type(odd) > td': { borderBottom: 0, pb: 0 },
  '& tbody tr:nth-last-of-type(2) > th': { borderBottom: 0 },
};

/** Weight and size get a line of their own, where they would be cut off: beside the pictures on a laptop. */
const Grid = ({ variants }: { variants: Variant[] }) => {
  const tight = useMediaQuery('(max-width: 1849.95px)', { noSsr: true });
  return (
    <TableContainer>
      <Table size="small" aria-label="Variants" sx={[{ '& th, & td': { px: 1 } }, tight && twoLines]}>
        <TableHead>
          <TableRow>
            <TableCell>Variant</TableCell>
            <TableCell>SKU</TableCell>
            <TableCell>{withCurrency('Price')}</TableCell>
            <TableCell>Stock</TableCell>
            {!tight && (
              <>
                <TableCell>Weight (g)</TableCell>
                <TableCell>Length, width, height (mm)</TableCell>
              </>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {variants.map((variant, index) => (
            <Fragment key={keyOf(variant)}>
              <Row variant={variant} index={index} tight={tight} />
              {tight && <Below variant={variant} index={index} />}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const Cards = ({ variants }: { variants: Variant[] }) => (
  <Box component="ul" aria-label="Variants" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {variants.map((variant, index) => (
      <Card key={keyOf(variant)} variant={variant} index={index} />
    ))}
  </Box>
);

/** Price, stock and SKU of each combination of options, edited side by side; on a phone one below the other. */
export const VariantsGrid = () => {
  const phone = usePhone();
  const variants = useWatch({ name: 'variants' }) as Variant[] | undefined;
  if (!variants?.length) return null;
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        The shop shows the lowest price, and the stock of all together.
      </Typography>
      {phone ? <Cards variants={variants} /> : <Grid variants={variants} />}
    </Box>
  );
};
