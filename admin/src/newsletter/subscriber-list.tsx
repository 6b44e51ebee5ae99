import { Box } from '@mui/material';
import { DataTable, RecordContextProvider, SearchInput, SelectInput } from 'react-admin';
import { CardList } from '../layout/cards';
import { exporter } from '../layout/csv';
import { DeleteButton } from '../layout/delete-button';
import { EmptyPage } from '../layout/empty-page';
import { date } from '../layout/format';
import { words } from '../layout/words';
import { ListToolbar } from '../layout/list-toolbar';
import { ShopList } from '../layout/shop-list';
import { StatusChip } from '../layout/status-chip';
import { useNarrow } from '../layout/use-phone';
import type { SubscriberRecord } from '../records';
import { t } from '../texts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Email')} />,
  <SelectInput
    key="status"
    source="status"
    label={t('Status')}
    choices={['pending', 'confirmed', 'unsubscribed'].map((id) => ({ id, name: words(id) }))}
  />,
];

const exportSubscribers = exporter<SubscriberRecord>('newsletter', [
  { label: t('Email'), value: (s) => s.email },
  { label: t('State'), value: (s) => s.status },
  { label: t('Since'), value: (s) => s.createdAt },
]);

const Remove = () => (
  <DeleteButton
    label={t('Remove')}
    color="inherit"
    title={t('Remove this address?')}
    text={t('It gets no newsletter any more, unless it signs up again.')}
  />
);

const Subscribers = () =>
  useNarrow() ? (
    <CardList<SubscriberRecord>
      title={(s) => s.email}
      aside={(s) => <StatusChip status={s.status} />}
      lines={(s) => date(s.createdAt)}
      actions={(s) => (
        <RecordContextProvider value={s}>
          <Box sx={{ ml: 'auto' }}>
            <Remove />
          </Box>
        </RecordContextProvider>
      )}
    />
  ) : (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="email" label={t('Email')} sx={{ fontWeight: 600 }} />
      <DataTable.Col
        source="status"
        label={t('Status')}
        disableSort
        render={(s: SubscriberRecord) => <StatusChip status={s.status} />}
      />
      <DataTable.Col
        source="createdAt"
        label={t('Since')}
        render={(s: SubscriberRecord) => date(s.createdAt)}
      />
      <DataTable.Col label={t('Actions')} disableSort>
        <Remove />
      </DataTable.Col>
    </DataTable>
  );

/** Who wants the newsletter; only confirmed addresses may be written to. */
export const SubscriberList = () => (
  <ShopList
    title={t('Newsletter')}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    exporter={exportSubscribers}
    empty={
      <EmptyPage
        title={t('No subscribers yet')}
        text={t('Whoever confirms the mail from the box in the footer appears here.')}
      />
    }
    actions={<ListToolbar filters />}
  >
    <Subscribers />
  </ShopList>
);
