import { Link } from '@mui/material';
import { DataTable, DateInput, SearchInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { CardList } from '../layout/cards';
import { EmptyPage } from '../layout/empty-page';
import { dateTime } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { PageXofY } from '../layout/page-x-of-y';
import { ShopList } from '../layout/shop-list';
import { useNarrow } from '../layout/use-phone';
import type { SecurityRecord } from '../records';
import { shortId } from './audit';
import { SECURITY_KINDS, told } from './security';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Email, id or network" />,
  <SelectInput key="kind" source="kind" label="What" choices={SECURITY_KINDS} />,
  <SelectInput
    key="outcome"
    source="outcome"
    choices={[
      { id: 'done', name: 'Done' },
      { id: 'refused', name: 'Refused' },
    ]}
  />,
  <DateInput key="from" source="createdAt_gte" label="From" />,
];

/** Opens the account that it is about; of an address without one, its hash. */
const Whose = ({ event: { accountId, accountHash } }: { event: SecurityRecord }) =>
  accountId ? (
    <Link component={RouterLink} to={`/customers/${accountId}/show`} underline="hover">
      {shortId(accountId)}
    </Link>
  ) : (
    <>{accountHash ? `No account (${accountHash})` : ''}</>
  );

const Events = () =>
  useNarrow() ? (
    <CardList<SecurityRecord>
      title={told}
      lines={(one) => (
        <>
          {`${dateTime(one.lastAt)} · ${one.network} `}
          <Whose event={one} />
          {one.about && (
            <>
              <br />
              {one.about}
            </>
          )}
        </>
      )}
    />
  ) : (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="createdAt" label="When" render={(one: SecurityRecord) => dateTime(one.lastAt)} />
      <DataTable.Col source="kind" label="What" disableSort render={told} sx={{ fontWeight: 600 }} />
      <DataTable.Col
        source="accountId"
        label="Account"
        disableSort
        render={(one: SecurityRecord) => <Whose event={one} />}
      />
      <DataTable.Col source="network" disableSort />
      <DataTable.Col source="factor" label="By" disableSort />
      <DataTable.Col source="about" label="Which" disableSort />
    </DataTable>
  );

/** What happened at the doors of accounts in the last 90 days; nobody can change this list. */
export const SecurityList = () => (
  <ShopList
    title="Security"
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    pagination={<PageXofY />}
    empty={
      <EmptyPage
        title="Nothing recorded yet"
        text="Log-ins, second factors, passwords, ended sessions and refused permissions are written down here for 90 days."
      />
    }
    actions={<ListToolbar filters exportable={false} />}
  >
    <Events />
  </ShopList>
);
