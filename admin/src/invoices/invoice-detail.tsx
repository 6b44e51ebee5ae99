import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useDataProvider, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { date, money, percentage } from '../layout/format';
import { Registrations } from './registrations';
import { Sendings } from './sendings';
import type { InvoiceRecord } from '../records';
import { PaperButton } from './paper-button';
import { t } from '../texts';

const Lines = ({ lines, currency }: Pick<InvoiceRecord, 'lines' | 'currency'>) => (
  <Table size="small" aria-label={t('Lines of the invoice')}>
    <TableHead>
      <TableRow>
        <TableCell>{t('Item')}</TableCell>
        <TableCell align="right">{t('Price')}</TableCell>
        <TableCell align="right">{t('Quantity')}</TableCell>
        <TableCell align="right">{t('Total')}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {lines.map((line, index) => (
        <TableRow key={`${line.name}${index}`}>
          <TableCell>{line.name}</TableCell>
          <TableCell align="right">{money(line.price, currency)}</TableCell>
          <TableCell align="right">{line.quantity}</TableCell>
          <TableCell align="right">{money(line.total, currency)}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const CreditNotes = ({ creditNotes, currency }: Pick<InvoiceRecord, 'creditNotes' | 'currency'>) =>
  creditNotes.map((note) => (
    <Typography key={note.number} variant="body2">
      {[
        t('Credit note {number} of {issuedAt}: {amount}', {
          number: note.number,
          issuedAt: date(note.issuedAt),
          amount: money(note.amount, currency),
        }),
      ]
        .concat(
          note.taxes.map(
            ({ name, percent, tax }) => `${name} ${percentage(percent)} ${money(tax, currency)}`,
          ),
        )
        .join(', ')}
    </Typography>
  ));

/** For the programs of whoever books them, after EN 16931: UBL, and a PDF with the same inside. */
const EInvoices = ({ id, invoiceId, creditNotes }: InvoiceRecord) => {
  const shop = useDataProvider<ShopDataProvider>();
  const papers = [
    { number: invoiceId, path: '' },
    ...creditNotes.map(({ number }) => ({ number, path: `credit-notes/${number}/` })),
  ];
  const load = (path: string, file: string, name: string) => () => shop.eInvoice(id, `${path}${file}`, name);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, py: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {t('E-invoices (EN 16931)')}
      </Typography>
      {papers.map(({ number, path }) => (
        <Box key={number}>
          <PaperButton
            label={`${number} XML`}
            name={t('E-invoice {number}', { number })}
            kind="XML"
            load={load(path, 'e-invoice.xml', `${number}.xml`)}
          />
          <PaperButton
            label="Factur-X"
            name={t('E-invoice {number}', { number })}
            load={load(path, 'e-invoice.pdf', `${number}.pdf`)}
          />
        </Box>
      ))}
    </Box>
  );
};

/** What an opened invoice row shows. */
export const InvoiceDetail = () => {
  const invoice = useRecordContext<InvoiceRecord>();
  if (!invoice) return null;
  return (
    <Box sx={{ p: 1.5, maxWidth: 720 }}>
      <Lines {...invoice} />
      <CreditNotes {...invoice} />
      <Registrations {...invoice} />
      <EInvoices {...invoice} />
      <Sendings {...invoice} />
      <Link component={RouterLink} to={`/orders/${invoice.orderId}/show`} variant="body2">
        {t('Open order #{orderNumber}', { orderNumber: invoice.orderNumber })}
      </Link>
    </Box>
  );
};
