import { Box } from '@mui/material';
import { DataTable, List, SearchInput, TextInput, useRecordContext } from 'react-admin';
import { CardList } from '../layout/cards';
import { EmptyPage } from '../layout/empty-page';
import { dateTime, words } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { PageXofY } from '../layout/page-x-of-y';
import { usePhone } from '../layout/use-phone';

export type AuditRecord = {
  id: string;
  at: string;
  actor: string | { name?: string; email?: string } | null;
  action: string;
  resource: string;
  resourceId: string | null;
  changes: unknown;
};

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Who or what" />,
  <TextInput key="resource" source="resource" />,
];

const who = ({ actor }: AuditRecord) =>
  typeof actor === 'string' ? actor : (actor?.name ?? actor?.email ?? 'The shop itself');

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
    <CardList<AuditRecord>
      title={(a) => `${words(a.action)} ${a.resource}`}
      lines={(a) => `${who(a)} · ${dateTime(a.at)}`}
    />
  ) : (
    <DataTable rowClick="expand" expand={<Changes />} bulkActionButtons={false}>
      <DataTable.Col source="at" label="When" render={(a: AuditRecord) => dateTime(a.at)} />
      <DataTable.Col source="actor" label="Who" disableSort render={who} />
      <DataTable.Col source="action" disableSort render={(a: AuditRecord) => words(a.action)} />
      <DataTable.Col source="resource" label="What" disableSort />
      <DataTable.Col source="resourceId" label="Which" disableSort sx={{ fontSize: '0.78rem' }} />
    </DataTable>
  );

/** Who changed what and when; nobody can change this list. */
export const AuditList = () => (
  <List
    title="Audit log"
    perPage={25}
    sort={{ field: 'at', order: 'DESC' }}
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
