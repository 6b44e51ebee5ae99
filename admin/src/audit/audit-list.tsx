import { Link } from '@mui/material';
import { DataTable, DateInput, SearchInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { CardList } from '../layout/cards';
import { EmptyPage } from '../layout/empty-page';
import { dateTime } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { PageXofY } from '../layout/page-x-of-y';
import { ServerExportButton } from '../layout/server-export-button';
import { ShopList } from '../layout/shop-list';
import { useNarrow } from '../layout/use-phone';
import { did, KINDS, named, pageOf, shortId, summaryOf, who } from './audit';
import type { AuditRecord } from '../records';
import { ChangesTable } from './changes-table';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Who, what or which" />,
  <SelectInput
    key="entity"
    source="entity"
    label="What"
    choices={KINDS.map((id) => ({ id, name: named(id) }))}
  />,
  <DateInput key="from" source="createdAt_gte" label="From" />,
];

/** Opens what was changed; its id when it has no page. */
const Which = ({ entry }: { entry: AuditRecord }) => {
  const page = pageOf(entry);
  if (!page) return <>{shortId(entry.entityId)}</>;
  return (
    <Link component={RouterLink} to={page} underline="hover" onClick={(event) => event.stopPropagation()}>
      {shortId(entry.entityId)}
    </Link>
  );
};

const Entries = () =>
  useNarrow() ? (
    <CardList<AuditRecord>
      title={did}
      lines={(a) => (
        <>
          {`${who(a)} · ${dateTime(a.createdAt)} · ${named(a.entity)} `}
          <Which entry={a} />
          <br />
          {summaryOf(a)}
        </>
      )}
    />
  ) : (
    <DataTable rowClick="expand" expand={<ChangesTable />} bulkActionButtons={false}>
      <DataTable.Col source="createdAt" label="When" render={(a: AuditRecord) => dateTime(a.createdAt)} />
      <DataTable.Col source="actorEmail" label="Who" disableSort render={who} />
      <DataTable.Col source="action" disableSort render={did} sx={{ fontWeight: 600 }} />
      <DataTable.Col source="entity" label="What" disableSort render={(a: AuditRecord) => named(a.entity)} />
      <DataTable.Col
        source="entityId"
        label="Which"
        disableSort
        render={(a: AuditRecord) => <Which entry={a} />}
      />
    </DataTable>
  );

/** Who changed what and when; nobody can change this list. */
export const AuditList = () => (
  <ShopList
    title="Audit log"
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    pagination={<PageXofY />}
    empty={
      <EmptyPage
        title="Nothing recorded yet"
        text="Each change made in this panel is written down here: who, when, before and after."
      />
    }
    actions={
      <ListToolbar filters exportable={false}>
        <ServerExportButton />
      </ListToolbar>
    }
  >
    <Entries />
  </ShopList>
);
