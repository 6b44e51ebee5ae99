import { Link } from '@mui/material';
import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { CardList } from '../layout/cards';
import { dateTime } from '../layout/format';
import { ServerExportButton } from '../layout/server-export-button';
import { did, kindOf, KINDS, pageOf, shortId, summaryOf, who } from './audit';
import type { AuditRecord } from '../records';
import { ChangesTable } from './changes-table';
import { EventList } from './event-list';
import { t } from '../texts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Who, what or which')} />,
  <SelectInput
    key="entity"
    source="entity"
    label={t('What')}
    choices={KINDS.map((id) => ({ id, name: kindOf(id) }))}
  />,
];

/** Opens what was changed; its id when it has no page. */
const Which = ({ entry }: { entry: AuditRecord }) => {
  const page = pageOf(entry);
  if (!page) return <>{shortId(entry.entityId)}</>;
  return (
    <Link component={RouterLink} to={page} underline="always" onClick={(event) => event.stopPropagation()}>
      {shortId(entry.entityId)}
    </Link>
  );
};

const cards = (
  <CardList<AuditRecord>
    title={did}
    lines={(a) => (
      <>
        {`${who(a)} · ${dateTime(a.createdAt)} · ${kindOf(a.entity)} `}
        <Which entry={a} />
        <br />
        {summaryOf(a)}
      </>
    )}
  />
);

const table = (
  <DataTable rowClick="expand" expand={<ChangesTable />} bulkActionButtons={false}>
    <DataTable.Col source="createdAt" label={t('When')} render={(a: AuditRecord) => dateTime(a.createdAt)} />
    <DataTable.Col source="actorEmail" label={t('Who')} disableSort render={who} />
    <DataTable.Col source="action" label={t('Action')} disableSort render={did} sx={{ fontWeight: 600 }} />
    <DataTable.Col
      source="entity"
      label={t('What')}
      disableSort
      render={(a: AuditRecord) => kindOf(a.entity)}
    />
    <DataTable.Col
      source="entityId"
      label={t('Which')}
      disableSort
      render={(a: AuditRecord) => <Which entry={a} />}
    />
  </DataTable>
);

/** Who changed what and when; nobody can change this list. */
export const AuditList = () => (
  <EventList
    title={t('Audit log')}
    text={t('Each change made in this panel is written down here: who, when, before and after.')}
    buttons={<ServerExportButton />}
    {...{ filters, cards, table }}
  />
);
