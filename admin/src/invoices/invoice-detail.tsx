import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { date, money } from '../layout/format';
import type { InvoiceRecord } from '../records';

const Lines = ({ lines, currency }: Pick<InvoiceRecord, 'lines' | 'currency'>) => (
  <Table size="small" aria-label="Lines of the invoice">
    <TableHead>
      <TableRow>
        <TableCell>Item</TableCell>
        <TableCell align="right">Price</TableCell>
        <TableCell align="right">Quantity</TableCell>
        <TableCell align="right">Total</TableCell>
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
      {[`Credit note ${note.number} of ${date(note.issuedAt)}: ${money(note.amount, currency)}`]
        .concat(note.taxes.map(({ name, percent, tax }) => `${name} ${percent}% ${money(tax, currency)}`))
        .join(', ')}
    </Typography>
  ));

/** What an opened invoice row shows. */
export const InvoiceDetail = () => {
  const invoice = useRecordContext<InvoiceRecord>();
  if (!invoice) return null;
  return (
    <Box sx={{ p: 1.5, maxWidth: 720 }}>
      <Lines {...invoice} />
      <CreditNotes {...invoice} />
      <Link component={RouterLink} to={`/orders/${invoice.orderId}/show`} variant="body2">
        {`Open order #${invoice.orderNumber}`}
      </Link>
    </Box>
  );
};
