import { Box } from '@mui/material';
import { CreateButton, DataTable, NumberField, RecordContextProvider, SearchInput } from 'react-admin';
import { CardList } from '../layout/cards';
import { DeleteButton } from '../layout/delete-button';
import { EmptyPage } from '../layout/empty-page';
import { dateTime } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { PageXofY } from '../layout/page-x-of-y';
import { ShopList } from '../layout/shop-list';
import { useNarrow } from '../layout/use-phone';
import type { RedirectRecord } from '../records';

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Old or new address" />];
const create = <CreateButton label="Add redirect" variant="contained" />;

const times = ({ hits }: RedirectRecord) => (hits === 1 ? 'Followed once' : `Followed ${hits} times`);
const last = ({ lastHitAt }: RedirectRecord) => (lastHitAt ? dateTime(lastHitAt) : 'Never');

const Remove = () => (
  <DeleteButton
    color="inherit"
    title="Delete this redirect?"
    text="Whoever asks for the old address is told that there is no such page."
  />
);

const Redirects = () =>
  useNarrow() ? (
    <CardList<RedirectRecord>
      title={({ from }) => from}
      lines={(one) => `to ${one.to} · ${times(one)}`}
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
      <DataTable.Col source="from" label="Old address" sx={{ fontWeight: 600, wordBreak: 'break-all' }} />
      <DataTable.Col source="to" label="Leads to" sx={{ wordBreak: 'break-all' }} />
      <DataTable.Col source="hits" label="Followed" field={NumberField} />
      <DataTable.Col source="lastHitAt" label="Last followed" disableSort render={last} />
      <DataTable.Col label="Actions" disableSort>
        <Remove />
      </DataTable.Col>
    </DataTable>
  );

/** Addresses of the shop that are gone, where they lead, and how often they were asked for. */
export const RedirectList = () => (
  <ShopList
    title="Redirects"
    perPage={25}
    sort={{ field: 'from', order: 'ASC' }}
    filters={filters}
    exporter={false}
    pagination={<PageXofY />}
    empty={
      <EmptyPage
        title="No redirects yet"
        text="An address that is gone, of this shop or of the one before it, can lead to another. A page whose address changes leaves one by itself."
      >
        {create}
      </EmptyPage>
    }
    actions={<ListToolbar exportable={false}>{create}</ListToolbar>}
  >
    <Redirects />
  </ShopList>
);
