import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { countryName } from '../layout/countries';
import { percentage } from '../layout/format';
import { currencyIn } from '../layout/shop-currency';
import type { TaxReportRow } from '../records';
import { t } from '../texts';

/** An amount of any currency. */
const amount = (value: number, currency: string) => currencyIn(currency).full.format(value);

const HEADINGS = [
  t('Invoices'),
  t('Tax on invoices'),
  t('Credits'),
  t('Given back'),
  t('Net'),
  t('Tax'),
  t('Gross'),
];

const cells = (row: TaxReportRow) => [
  row.invoices,
  amount(row.invoicedTax, row.currency),
  row.credits,
  amount(row.creditedTax, row.currency),
  amount(row.net, row.currency),
  amount(row.tax, row.currency),
  amount(row.gross, row.currency),
];

/** One row for each rate of a country; wider than a phone, it is scrolled by itself. */
export const ReportTable = ({ rows }: { rows: readonly TaxReportRow[] }) => {
  if (rows.length === 0)
    return <Typography role="status">{t('No tax was invoiced on these days.')}</Typography>;
  return (
    <Box role="region" aria-label={t('Tax by country and rate')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('Country')}</TableCell>
            <TableCell>{t('Rate')}</TableCell>
            {HEADINGS.map((heading) => (
              <TableCell key={heading} align="right">
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={`${row.currency} ${row.country} ${row.name} ${row.percent}`}>
              <TableCell>{countryName(row.country)}</TableCell>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                {`${row.name} ${percentage(row.percent)} (${row.currency})`}
              </TableCell>
              {cells(row).map((cell, index) => (
                <TableCell
                  key={HEADINGS[index]}
                  align="right"
                  sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
