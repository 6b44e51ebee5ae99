import { Box } from '@mui/material';
import { CreateButton, DataTable, RecordContextProvider, SearchInput } from 'react-admin';
import { CardList } from '../layout/cards';
import { DeleteButton } from '../layout/delete-button';
import { EmptyPage } from '../layout/empty-page';
import { dateTime, number } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { ShopList } from '../layout/shop-list';
import { useNarrow } from '../layout/use-phone';
import type { RedirectRecord } from '../records';
import { t } from '../texts';
import { ImportRedirectsButton } from './import-redirects';

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={t('Old or new address')} />];
const create = <CreateButton label={t('Add redirect')} variant="contained" />;

const times = ({ hits }: RedirectRecord) =>
  t('{hits, plural, one {Followed once} other {Followed # times}}', { hits });
const last = ({ lastHitAt }: RedirectRecord) => (lastHitAt ? dateTime(lastHitAt) : t('Never'));

const Remove = () => (
  <DeleteButton
    color="inherit"
    title={t('Delete this redirect?')}
    text={t('Whoever asks for the old address is told that there is no such page.')}
  />
);

const Redirects = () =>
  useNarrow() ? (
    <CardList<RedirectRecord>
      title={({ from }) => from}
      lines={(one) => t('to {to} · {times}', { to: one.to, times: times(one) })}
      actions={(one) => (
        <RecordContextProvider value={one}>
          <Box sx={{ ml: 'auto' }}>
            <Remove />
          </Box>
        </RecordContextProvider>
      )}
    />
  ) : (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col
        source="from"
        label={t('Old address')}
        sx={{ fontWeight: 600, wordBreak: 'break-all' }}
      />
      <DataTable.Col source="to" label={t('Leads to')} sx={{ wordBreak: 'break-all' }} />
      <DataTable.Col source="hits" label={t('Followed')} render={(one: RedirectRecord) => number(one.hits)} />
      <DataTable.Col source="lastHitAt" label={t('Last followed')} disableSort render={last} />
      <DataTable.Col label={t('Actions')} disableSort>
        <Remove />
      </DataTable.Col>
    </DataTable>
  );

/** Addresses of the shop that are gone, where they lead, and how often they were asked for. */
export const RedirectList = () => (
  <ShopList
    title={t('Redirects')}
    sort={{ field: 'from', order: 'ASC' }}
    filters={filters}
    empty={
      <EmptyPage
        title={t('No redirects yet')}
        text={t(
          'An address that is gone, of this shop or of the one before it, can lead to another. A page whose address changes leaves one by itself.',
        )}
      >
        {create}
        <ImportRedirectsButton />
      </EmptyPage>
    }
    actions={
      <ListToolbar>
        <ImportRedirectsButton />
        {create}
      </ListToolbar>
    }
  >
    <Redirects />
  </ShopList>
);
