import { Box } from '@mui/material';
import { DataTable, RecordContextProvider } from 'react-admin';
import { CardList } from '../layout/cards';
import { DeleteButton } from '../layout/delete-button';
import { EmptyPage } from '../layout/empty-page';
import { dateTime } from '../layout/format';
import { PageXofY } from '../layout/page-x-of-y';
import { ShopList } from '../layout/shop-list';
import { StatusChip } from '../layout/status-chip';
import { useNarrow } from '../layout/use-phone';
import type { ConnectedAppRecord } from '../records';
import { t } from '../texts';

const STATES: Readonly<Record<ConnectedAppRecord['state'], string>> = {
  active: t('Active'),
  'owner-disabled': t('Owner disabled'),
};

const State = ({ of }: { of: ConnectedAppRecord }) => (
  <StatusChip status={of.state} label={STATES[of.state]} />
);
const used = ({ lastUsedAt }: ConnectedAppRecord) => (lastUsedAt ? dateTime(lastUsedAt) : t('Never'));
const scopes = (app: ConnectedAppRecord) => app.scopes.join(', ');

const Disconnect = () => (
  <DeleteButton
    color="inherit"
    label={t('Disconnect')}
    title={t('Disconnect this application?')}
    text={t('It is refused from its next call. Whoever uses it can ask to be let in again.')}
  />
);

const Apps = () =>
  useNarrow() ? (
    <CardList<ConnectedAppRecord>
      title={({ name }) => name}
      lines={(app) =>
        t('{owner} · last used: {used} · {scopes}', {
          owner: app.owner,
          used: used(app),
          scopes: scopes(app),
        })
      }
      actions={(app) => (
        <RecordContextProvider value={app}>
          <Box sx={{ ml: 'auto' }}>
            <Disconnect />
          </Box>
        </RecordContextProvider>
      )}
    />
  ) : (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="name" label={t('Name')} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} />
      <DataTable.Col
        label={t('State')}
        disableSort
        render={(app: ConnectedAppRecord) => <State of={app} />}
      />
      <DataTable.Col label={t('May')} disableSort render={scopes} />
      <DataTable.Col source="owner" label={t('Answers for it')} disableSort />
      <DataTable.Col label={t('Last used')} disableSort render={used} />
      <DataTable.Col label={t('Actions')} disableSort>
        <Disconnect />
      </DataTable.Col>
    </DataTable>
  );

/** The applications that people let in, such as assistants. */
export const AppList = () => (
  <ShopList
    title={t('Connected apps')}
    sort={{ field: 'createdAt', order: 'DESC' }}
    pagination={<PageXofY onlySeveral />}
    empty={
      <EmptyPage
        title={t('No connected apps')}
        text={t(
          'An assistant that is told the address of this shop asks here to be let in. Whoever agrees chooses what it may do.',
        )}
      />
    }
  >
    <Apps />
  </ShopList>
);
