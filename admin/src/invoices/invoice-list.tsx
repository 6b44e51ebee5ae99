import { Box, Link } from '@mui/material';
import { DataTable, SearchInput, SelectInput, useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { CardList } from '../layout/cards';
import { exporter } from '../layout/csv';
import { EmptyPage } from '../layout/empty-page';
import { date, inOwn, money, words } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { PageXofY } from '../layout/page-x-of-y';
import { ShopList } from '../layout/shop-list';
import { StatusChip } from '../layout/status-chip';
import { useNarrow } from '../layout/use-phone';
import type { InvoiceRecord } from '../records';
import { InvoiceDetail } from './invoice-detail';
import { PaperButton } from './paper-button';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Number, customer or order" />,
  <SelectInput
    key="status"
    source="status"
    choices={['paid', 'pending', 'refunded'].map((id) => ({ id, name: words(id) }))}
  />,
  <SelectInput
    key="registration"
    source="registration"
    label="With the tax office"
    choices={['waiting', 'registered', 'refused'].map((id) => ({ id, name: words(id) }))}
  />,
];

const exportInvoices = exporter<InvoiceRecord>('invoices', [
  { label: 'Invoice', value: (i) => i.invoiceId },
  { label: 'Order', value: (i) => i.orderNumber },
  { label: 'Customer', value: (i) => i.customer.name },
  { label: 'Currency', value: (i) => i.currency },
  { label: 'Net', value: (i) => i.net },
  { label: 'Tax', value: (i) => i.tax },
  { label: 'Amount', value: (i) => i.amount },
  { label: 'Refunded', value: (i) => i.amountRefunded },
  { label: 'Credit notes', value: (i) => i.creditNotes.map(({ number }) => number).join(' ') },
  { label: 'Fiscal number', value: (i) => i.registration?.fiscalNumber ?? '' },
  { label: 'Status', value: (i) => i.status },
  { label: 'Issued', value: (i) => i.issuedAt },
]);

/** The invoice, and where something was given back the credit notes. */
const Papers = ({ invoice }: { invoice: InvoiceRecord }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const { id, invoiceId, creditNotes } = invoice;
  const notes = creditNotes.map(({ number }) => number).join(' ');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <PaperButton label="PDF" name={invoiceId} load={() => shop.invoicePdf(id, `${invoiceId}.pdf`)} />
      {notes && (
        <PaperButton
          label="Credit"
          name={`Credit ${notes}`}
          load={() => shop.creditNotesPdf(id, `${invoiceId} credit.pdf`)}
        />
      )}
    </Box>
  );
};

const OrderLink = ({ invoice }: { invoice: InvoiceRecord }) => (
  <Link
    component={RouterLink}
    to={`/orders/${invoice.orderId}/show`}
    underline="hover"
    sx={{ color: 'text.primary' }}
    onClick={(event) => event.stopPropagation()}
  >
    {`#${invoice.orderNumber}`}
  </Link>
);

const Invoices = () =>
  useNarrow() ? (
    <CardList<InvoiceRecord>
      title={(i) => i.invoiceId}
      aside={(i) => money(i.amount, i.currency)}
      lines={(i) => (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {`${i.customer.name} · ${date(i.issuedAt)}`}
          <StatusChip status={i.status} />
        </Box>
      )}
      to={(i) => `/orders/${i.orderId}/show`}
      actions={(i) => <Papers invoice={i} />}
    />
  ) : (
    <DataTable
      rowClick="expand"
      expand={<InvoiceDetail />}
      bulkActionButtons={false}
      // ten columns: names keep to one line on a laptop
      sx={{ '& .RaDataTable-headerCell, & .RaDataTable-rowCell': { px: { xs: 1, xl: 1.75 } } }}
    >
      <DataTable.Col
        source="number"
        label="Invoice"
        render={(i: InvoiceRecord) => i.invoiceId}
        sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
      />
      <DataTable.Col
        source="orderNumber"
        label="Order"
        disableSort
        render={(i: InvoiceRecord) => <OrderLink invoice={i} />}
      />
      <DataTable.Col source="customer.name" label="Customer" disableSort />
      <DataTable.Col source="net" align="right" disableSort render={inOwn('net')} />
      <DataTable.Col source="tax" align="right" disableSort render={inOwn('tax')} />
      <DataTable.Col source="amount" align="right" render={inOwn('amount')} />
      <DataTable.Col
        source="status"
        disableSort
        render={(i: InvoiceRecord) => <StatusChip status={i.status} />}
      />
      <DataTable.Col source="issuedAt" label="Issued" render={(i: InvoiceRecord) => date(i.issuedAt)} />
      <DataTable.Col source="dueAt" label="Due" disableSort render={(i: InvoiceRecord) => date(i.dueAt)} />
      <DataTable.Col label="Download" disableSort render={(i: InvoiceRecord) => <Papers invoice={i} />} />
    </DataTable>
  );

/** Invoices with gapless numbers; a row opens to show its lines. */
export const InvoiceList = () => (
  <ShopList
    perPage={25}
    sort={{ field: 'number', order: 'DESC' }}
    filters={filters}
    exporter={exportInvoices}
    pagination={<PageXofY />}
    empty={<EmptyPage title="No invoices yet" text="A paid order gets its invoice by itself." />}
    actions={<ListToolbar filters />}
  >
    <Invoices />
  </ShopList>
);
