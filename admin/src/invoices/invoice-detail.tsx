import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { date, money } from '../layout/format';
import type { InvoiceRecord } from '../records';

const Lines = ({ lines }: { lines: InvoiceRecord['lines'] }) => (
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
          <TableCell align="right">{money(line.price)}</TableCell>
          <TableCell align="right">{line.quantity}</TableCell>
          <TableCell align="right">{money(line.total)}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const CreditNotes = ({ notes }: { notes: InvoiceRecord['creditNotes'] }) =>
  notes.map((note) => (
    <Typography key={note.number} variant="body2">
      {`Credit note ${note.number} of ${date(note.issuedAt)}: ${money(note.amount)}`}
    </Typography>
  ));

/** What an opened invoice row shows. */
export const InvoiceDetail = () => {
  const invoice = useRecordContext<InvoiceRecord>();
  if (!invoice) return null;
  return (
    <Box sx={{ p: 1.5, maxWidth: 720 }}>
      <Lines lines={invoice.lines} />
      <CreditNotes notes={invoice.creditNotes} />
      <Link component={RouterLink} to={`/orders/${invoice.orderId}/show`} variant="body2">
        {`Open order #${invoice.orderNumber}`}
      </Link>
    </Box>
  );
};
