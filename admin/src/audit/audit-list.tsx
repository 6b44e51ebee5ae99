import { Box } from '@mui/material';
import { DataTable, DateInput, List, SearchInput, TextInput, useRecordContext } from 'react-admin';
import { CardList } from '../layout/cards';
import { EmptyPage } from '../layout/empty-page';
import { dateTime, words } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { PageXofY } from '../layout/page-x-of-y';
import { usePhone } from '../layout/use-phone';

export type AuditRecord = {
  id: string;
  createdAt: string;
  actorEmail: string;
  action: string;
  entity: string;
  entityId: string;
  changes: Record<string, unknown>;
};

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Who, what or which" />,
  <TextInput key="entity" source="entity" label="What" />,
  <DateInput key="from" source="createdAt_gte" label="From" />,
];

const who = ({ actorEmail }: AuditRecord) => actorEmail || 'The shop itself';

/** `adminUpdateCoupon` as people say it: Update coupon. */
const did = ({ action }: AuditRecord) =>
  words(action.replace(/^admin/, '').replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));

const Changes = () => {
  const entry = useRecordContext<AuditRecord>();
  return (
    <Box
      component="pre"
      sx={{ m: 0, p: 1.5, fontSize: '0.8rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {JSON.stringify(entry?.changes ?? {}, null, 2)}
    </Box>
  );
};

const Entries = () =>
  usePhone() ? (
    <CardList<AuditRecord> title={did} lines={(a) => `${who(a)} · ${dateTime(a.createdAt)}`} />
  ) : (
    <DataTable rowClick="expand" expand={<Changes />} bulkActionButtons={false}>
      <DataTable.Col source="createdAt" label="When" render={(a: AuditRecord) => dateTime(a.createdAt)} />
      <DataTable.Col source="actorEmail" label="Who" disableSort render={who} />
      <DataTable.Col source="action" disableSort render={did} />
      <DataTable.Col source="entity" label="What" disableSort />
      <DataTable.Col source="entityId" label="Which" disableSort sx={{ fontSize: '0.78rem' }} />
    </DataTable>
  );

/** Who changed what and when; nobody can change this list. */
export const AuditList = () => (
  <List
    title="Audit log"
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    pagination={<PageXofY />}
    empty={
      <EmptyPage title="Nothing recorded yet" text="Each change made in this panel is written down here." />
    }
    actions={<ListToolbar filters />}
  >
    <Entries />
  </List>
);
