import { Link } from '@mui/material';
import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { CardList } from '../layout/cards';
import { dateTime } from '../layout/format';
import type { SecurityRecord } from '../records';
import { shortId } from './audit';
import { EventList } from './event-list';
import { SECURITY_KINDS, told } from './security';
import { t } from '../texts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Email, id or network')} />,
  <SelectInput key="kind" source="kind" label={t('What')} choices={SECURITY_KINDS} />,
  <SelectInput
    key="outcome"
    source="outcome"
    label={t('Outcome')}
    choices={[
      { id: 'done', name: t('Done') },
      { id: 'refused', name: t('Refused') },
    ]}
  />,
];

/** Opens the account that it is about; of an address without one, its hash. */
const Whose = ({ event: { accountId, accountHash } }: { event: SecurityRecord }) =>
  accountId ? (
    <Link component={RouterLink} to={`/customers/${accountId}/show`} underline="always">
      {shortId(accountId)}
    </Link>
  ) : (
    <>{accountHash ? t('No account ({accountHash})', { accountHash }) : ''}</>
  );

const cards = (
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
);

const table = (
  <DataTable rowClick={false} bulkActionButtons={false}>
    <DataTable.Col
      source="createdAt"
      label={t('When')}
      render={(one: SecurityRecord) => dateTime(one.lastAt)}
    />
    <DataTable.Col source="kind" label={t('What')} disableSort render={told} sx={{ fontWeight: 600 }} />
    <DataTable.Col
      source="accountId"
      label={t('Account')}
      disableSort
      render={(one: SecurityRecord) => <Whose event={one} />}
    />
    <DataTable.Col source="network" label={t('Network')} disableSort />
    <DataTable.Col source="factor" label={t('By')} disableSort />
    <DataTable.Col source="about" label={t('Which')} disableSort />
  </DataTable>
);

/** What happened at the doors of accounts in the last 90 days; nobody can change this list. */
export const SecurityList = () => (
  <EventList
    title={t('Security')}
    text={t(
      'Log-ins, second steps, passwords, ended sessions and refused permissions are written down here for 90 days.',
    )}
    {...{ filters, cards, table }}
  />
);
