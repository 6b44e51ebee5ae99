import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { NumberInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Variant } from '../records';
import { priceRules, stockRule } from './rules';

/** "M / Ink", or the product's one silent variant. */
export const variantName = (variant: Variant): string =>
  Object.values(variant.options).join(' / ') || 'The only variant';

const Row = ({ variant, index }: { variant: Variant; index: number }) => {
  const name = variantName(variant);
  const cell = (member: string) => `variants.${index}.${member}`;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
        {name}
        {variant.held ? (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {`${variant.held} held`}
          </Typography>
        ) : null}
      </TableCell>
      <TableCell>
        <TextInput
          source={cell('sku')}
          label={false}
          slotProps={{ htmlInput: { 'aria-label': `SKU of ${name}` } }}
          helperText={false}
          sx={{ minWidth: 130 }}
        />
      </TableCell>
      <TableCell>
        <NumberInput
          source={cell('price')}
          label={false}
          slotProps={{ htmlInput: { 'aria-label': `Price of ${name}` } }}
          min={0}
          step={0.01}
          validate={priceRules}
          helperText={false}
          sx={{ minWidth: 96 }}
        />
      </TableCell>
      <TableCell>
        <NumberInput
          source={cell('stock')}
          label={false}
          slotProps={{ htmlInput: { 'aria-label': `Stock of ${name}` } }}
          min={0}
          step={1}
          validate={stockRule}
          helperText={false}
          sx={{ minWidth: 96 }}
        />
      </TableCell>
    </TableRow>
  );
};

/** Price, stock and SKU of each combination of options, edited side by side. */
export const VariantsGrid = () => {
  const variants = useWatch({ name: 'variants' }) as Variant[] | undefined;
  if (!variants?.length) return null;
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        The shop shows the lowest price, and the stock of all together.
      </Typography>
      <TableContainer>
        <Table size="small" aria-label="Variants">
          <TableHead>
            <TableRow>
              <TableCell>Variant</TableCell>
              <TableCell>SKU</TableCell>
              <TableCell>Price ($)</TableCell>
              <TableCell>Stock</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {variants.map((variant, index) => (
              <Row key={variant.id ?? JSON.stringify(variant.options)} variant={variant} index={index} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
};
