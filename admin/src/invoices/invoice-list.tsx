import { Box, Link } from '@mui/material';
import { DataTable, SearchInput, SelectInput, useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { CardList } from '../layout/cards';
import { exporter } from '../layout/csv';
import { EmptyPage } from '../layout/empty-page';
import { date, inOwn, money } from '../layout/format';
import { words } from '../layout/words';
import { ListToolbar } from '../layout/list-toolbar';
import { ShopList } from '../layout/shop-list';
import { StatusChip } from '../layout/status-chip';
import { useNarrow } from '../layout/use-phone';
import type { InvoiceRecord } from '../records';
import { InvoiceDetail } from './invoice-detail';
import { PaperButton } from './paper-button';
import { t } from '../texts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Number, customer or order')} />,
  <SelectInput
    key="status"
    source="status"
    label={t('Status')}
    choices={['paid', 'pending', 'refunded'].map((id) => ({ id, name: words(id) }))}
  />,
  <SelectInput
    key="registration"
    source="registration"
    label={t('With the tax office')}
    choices={['waiting', 'registered', 'refused'].map((id) => ({ id, name: words(id) }))}
  />,
];

const exportInvoices = exporter<InvoiceRecord>('invoices', [
  { label: t('Invoice'), value: (i) => i.invoiceId },
  { label: t('Order'), value: (i) => i.orderNumber },
  { label: t('Customer'), value: (i) => i.customer.name },
  { label: t('Currency'), value: (i) => i.currency },
  { label: t('Net'), value: (i) => i.net },
  { label: t('Tax'), value: (i) => i.tax },
  { label: t('Amount'), value: (i) => i.amount },
  { label: t('Refunded'), value: (i) => i.amountRefunded },
  { label: t('Credit notes'), value: (i) => i.creditNotes.map(({ number }) => number).join(' ') },
  { label: t('Fiscal number'), value: (i) => i.registration?.fiscalNumber ?? '' },
  { label: t('Status'), value: (i) => i.status },
  { label: t('Issued'), value: (i) => i.issuedAt },
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
          label={t('Credit')}
          name={t('Credit {notes}', { notes })}
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
    <bdi>{`#${invoice.orderNumber}`}</bdi>
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
        label={t('Invoice')}
        render={(i: InvoiceRecord) => i.invoiceId}
        sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
      />
      <DataTable.Col
        source="orderNumber"
        label={t('Order')}
        disableSort
        render={(i: InvoiceRecord) => <OrderLink invoice={i} />}
      />
      <DataTable.Col source="customer.name" label={t('Customer')} disableSort />
      <DataTable.Col source="net" label={t('Net')} align="right" disableSort render={inOwn('net')} />
      <DataTable.Col source="tax" label={t('Tax')} align="right" disableSort render={inOwn('tax')} />
      <DataTable.Col source="amount" label={t('Amount')} align="right" render={inOwn('amount')} />
      <DataTable.Col
        source="status"
        label={t('Status')}
        disableSort
        render={(i: InvoiceRecord) => <StatusChip status={i.status} />}
      />
      <DataTable.Col source="issuedAt" label={t('Issued')} render={(i: InvoiceRecord) => date(i.issuedAt)} />
      <DataTable.Col
        source="dueAt"
        label={t('Due')}
        disableSort
        render={(i: InvoiceRecord) => date(i.dueAt)}
      />
      <DataTable.Col
        label={t('Download')}
        disableSort
        render={(i: InvoiceRecord) => <Papers invoice={i} />}
      />
    </DataTable>
  );

/** Invoices with gapless numbers; a row opens to show its lines. */
export const InvoiceList = () => (
  <ShopList
    sort={{ field: 'number', order: 'DESC' }}
    filters={filters}
    exporter={exportInvoices}
    empty={<EmptyPage title={t('No invoices yet')} text={t('A paid order gets its invoice by itself.')} />}
    actions={<ListToolbar filters />}
  >
    <Invoices />
  </ShopList>
);
