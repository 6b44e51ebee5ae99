import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box } from '@mui/material';
import {
  Button,
  DataTable,
  List,
  SearchInput,
  SelectInput,
  useDataProvider,
  useNotify,
  useRecordContext,
} from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { CardList } from '../layout/cards';
import { exporter } from '../layout/csv';
import { EmptyPage } from '../layout/empty-page';
import { date, money, words } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { PageXofY } from '../layout/page-x-of-y';
import { StatusChip } from '../layout/status-chip';
import { usePhone } from '../layout/use-phone';
import type { InvoiceRecord } from './invoice';
import { InvoiceDetail } from './invoice-detail';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Number, customer or order" />,
  <SelectInput
    key="status"
    source="status"
    choices={['paid', 'pending', 'refunded'].map((id) => ({ id, name: words(id) }))}
  />,
];

const exportInvoices = exporter<InvoiceRecord>('invoices', [
  { label: 'Invoice', value: (i) => i.invoiceId },
  { label: 'Order', value: (i) => i.orderNumber },
  { label: 'Customer', value: (i) => i.customer.name },
  { label: 'Amount', value: (i) => i.amount },
  { label: 'Status', value: (i) => i.status },
  { label: 'Issued', value: (i) => i.issuedAt },
]);

const PdfButton = () => {
  const invoice = useRecordContext<InvoiceRecord>();
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  if (!invoice) return null;
  const fetchPdf = () =>
    void shop.invoicePdf(invoice.id, `${invoice.invoiceId}.pdf`).catch((failure: unknown) =>
      notify(failure instanceof Error ? failure.message : 'The invoice could not be loaded', {
        type: 'error',
      }),
    );
  return (
    <Button
      label="PDF"
      onClick={(event) => {
        event.stopPropagation();
        fetchPdf();
      }}
    >
      <DownloadIcon />
    </Button>
  );
};

const Invoices = () =>
  usePhone() ? (
    <CardList<InvoiceRecord>
      title={(i) => i.invoiceId}
      aside={(i) => money(i.amount)}
      lines={(i) => (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {`${i.customer.name} · ${date(i.issuedAt)}`}
          <StatusChip status={i.status} />
        </Box>
      )}
    />
  ) : (
    <DataTable rowClick="expand" expand={<InvoiceDetail />} bulkActionButtons={false}>
      <DataTable.Col
        source="number"
        label="Invoice"
        render={(i: InvoiceRecord) => i.invoiceId}
        sx={{ fontWeight: 600 }}
      />
      <DataTable.Col source="customer.name" label="Customer" disableSort />
      <DataTable.NumberCol source="amount" options={{ style: 'currency', currency: 'USD' }} />
      <DataTable.Col
        source="status"
        disableSort
        render={(i: InvoiceRecord) => <StatusChip status={i.status} />}
      />
      <DataTable.Col source="issuedAt" label="Issued" render={(i: InvoiceRecord) => date(i.issuedAt)} />
      <DataTable.Col source="dueAt" label="Due" disableSort render={(i: InvoiceRecord) => date(i.dueAt)} />
      <DataTable.Col label="Download" disableSort>
        <PdfButton />
      </DataTable.Col>
    </DataTable>
  );

/** Invoices with gapless numbers; a row opens to show its lines. */
export const InvoiceList = () => (
  <List
    perPage={25}
    sort={{ field: 'number', order: 'DESC' }}
    filters={filters}
    exporter={exportInvoices}
    pagination={<PageXofY />}
    empty={<EmptyPage title="No invoices yet" text="A paid order gets its invoice by itself." />}
    actions={<ListToolbar filters />}
  >
    <Invoices />
  </List>
);
