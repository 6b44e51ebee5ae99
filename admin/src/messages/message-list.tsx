import { Typography } from '@mui/material';
import { DataTable, SearchInput } from 'react-admin';
import { CardList } from '../layout/cards';
import { EmptyPage } from '../layout/empty-page';
import { dateTime } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { RowLink } from '../layout/row-link';
import { ShopList } from '../layout/shop-list';
import { StateTabs } from '../layout/state-tabs';
import { StatusChip } from '../layout/status-chip';
import { useNarrow } from '../layout/use-phone';
import type { MessageRecord } from '../records';
import { t } from '../texts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Words, name, email, reference')} />,
];

const states = [
  { id: 'all', name: t('All') },
  { id: 'open', name: t('Open') },
  { id: 'answered', name: t('Answered') },
  { id: 'closed', name: t('Closed') },
];

export const subjectOf = ({ subject, message }: MessageRecord) => subject || message.slice(0, 80);

const Table = () => (
  <DataTable rowClick="show" bulkActionButtons={false}>
    <DataTable.Col
      source="subject"
      label={t('Subject')}
      disableSort
      render={(one: MessageRecord) => (
        <>
          <RowLink to="show">
            <bdi>{subjectOf(one)}</bdi>
          </RowLink>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {one.reference}
          </Typography>
        </>
      )}
    />
    <DataTable.Col source="name" label={t('From')} disableSort />
    <DataTable.Col source="email" label={t('Email')} disableSort />
    <DataTable.Col
      source="assignee"
      label={t('In hand of')}
      disableSort
      render={(one: MessageRecord) => one.assignee ?? '–'}
    />
    <DataTable.Col
      source="createdAt"
      label={t('Received')}
      render={(one: MessageRecord) => dateTime(one.createdAt)}
    />
    <DataTable.Col
      source="status"
      label={t('Status')}
      disableSort
      render={(one: MessageRecord) => <StatusChip status={one.status} />}
    />
  </DataTable>
);

const Cards = () => (
  <CardList<MessageRecord>
    opens="show"
    title={(one) => subjectOf(one)}
    aside={(one) => <StatusChip status={one.status} />}
    lines={(one) => `${one.name} · ${dateTime(one.createdAt)}`}
    to={(one) => `/messages/${one.id}/show`}
  />
);

const Messages = () => {
  const narrow = useNarrow();
  return (
    <>
      <StateTabs label={t('Messages by status')} states={states} />
      {narrow ? <Cards /> : <Table />}
    </>
  );
};

/** What visitors have written to the shop, the newest first. */
export const MessageList = () => (
  <ShopList
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    exporter={false}
    empty={
      <EmptyPage
        title={t('No messages yet')}
        text={t('What visitors write in the contact form of the shop waits here for an answer.')}
      />
    }
    actions={<ListToolbar />}
  >
    <Messages />
  </ShopList>
);
