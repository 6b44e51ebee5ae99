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
import { useQuery } from '@tanstack/react-query';
import { NumberInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Failed } from '../layout/failed';
import { currencyIn, paidCurrencies } from '../layout/shop-currency';
import { usePhone } from '../layout/use-phone';
import type { Variant } from '../records';
import { ownPriceRule } from './rules';
import { variantName } from './variant-cells';
import { t } from '../texts';

type CellProps = { variant: Variant; index: number; code: string; labelled?: boolean };

const OwnPrice = ({ variant, index, code, labelled = false }: CellProps) => (
  <NumberInput
    source={`variants.${index}.ownPrices.${code}`}
    label={labelled ? code : false}
    min={0}
    step={1 / 10 ** currencyIn(code).decimals}
    validate={ownPriceRule(code)}
    helperText={false}
    slotProps={{
      htmlInput: {
        'aria-label': t('Price in {code} of {variantName}', { code, variantName: variantName(variant) }),
      },
    }}
    sx={{ minWidth: { sm: 96 } }}
  />
);

type Props = { variants: Variant[]; codes: string[] };

const Grid = ({ variants, codes }: Props) => (
  <TableContainer>
    <Table size="small" aria-label={t('Prices in other currencies')} sx={{ '& th, & td': { px: 1 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('Variant')}</TableCell>
          {codes.map((code) => (
            <TableCell key={code}>{code}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {variants.map((variant, index) => (
          <TableRow key={variant.id ?? variantName(variant)}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
              {variantName(variant)}
            </TableCell>
            {codes.map((code) => (
              <TableCell key={code}>
                <OwnPrice variant={variant} index={index} code={code} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

const Cards = ({ variants, codes }: Props) => (
  <Box component="ul" aria-label={t('Prices in other currencies')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {variants.map((variant, index) => (
      <Box
        component="li"
        key={variant.id ?? variantName(variant)}
        sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}
      >
        <Typography variant="subtitle2" component="h4">
          {variantName(variant)}
        </Typography>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
          {codes.map((code) => (
            <OwnPrice key={code} variant={variant} index={index} code={code} labelled />
          ))}
        </Box>
      </Box>
    ))}
  </Box>
);

/** What each variant costs in the other currencies that orders are paid in; nothing where there are none. */
export const OwnPrices = () => {
  const phone = usePhone();
  const variants = useWatch({ name: 'variants' }) as Variant[] | undefined;
  const {
    data: codes,
    error,
    refetch,
  } = useQuery({ queryKey: ['paid-currencies'], queryFn: paidCurrencies });
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!codes?.length || !variants?.length) return null;
  return (
    <Box sx={{ width: '100%', mt: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {t('Prices in other currencies')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('Left empty, a price follows the rate.')}
      </Typography>
      {phone ? <Cards variants={variants} codes={codes} /> : <Grid variants={variants} codes={codes} />}
    </Box>
  );
};
