import { Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { apart } from '../layout/apart';
import { CardList } from '../layout/cards';
import { EmptyPage } from '../layout/empty-page';
import { dateTime } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { RowLink } from '../layout/row-link';
import { ShopList } from '../layout/shop-list';
import { StateTabs } from '../layout/state-tabs';
import { useNarrow } from '../layout/use-phone';
import type { MessageRecord } from '../records';
import { t } from '../texts';
import { MessageChip } from '../layout/message-chip';
import { messageFilters } from './message-filters';
import { calledOf, MESSAGE_STATES } from '../layout/message-words';

const states = [
  { id: 'all', name: t('All') },
  ...Object.entries(MESSAGE_STATES).map(([id, name]) => ({ id, name })),
];

const Table = () => (
  <DataTable rowClick="show" bulkActionButtons={false}>
    <DataTable.Col
      source="subject"
      label={t('Subject')}
      disableSort
      render={(one: MessageRecord) => (
        <>
          <RowLink to="show">
            <bdi>{calledOf(one)}</bdi>
          </RowLink>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {one.reference}
          </Typography>
        </>
      )}
    />
    <DataTable.Col source="name" label={t('Sender')} disableSort />
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
      source="updatedAt"
      label={t('Last word')}
      render={(one: MessageRecord) => dateTime(one.updatedAt)}
    />
    <DataTable.Col
      source="status"
      label={t('Status')}
      disableSort
      render={(one: MessageRecord) => <MessageChip one={one} />}
    />
  </DataTable>
);

const Cards = () => (
  <CardList<MessageRecord>
    opens="show"
    title={calledOf}
    aside={(one) => <MessageChip one={one} />}
    lines={(one) => `${apart(one.name)} · ${dateTime(one.updatedAt)}`}
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

/** What visitors have written to the shop, the last that something happened in first. */
export const MessageList = () => (
  <ShopList
    sort={{ field: 'updatedAt', order: 'DESC' }}
    filters={messageFilters}
    exporter={false}
    empty={
      <EmptyPage
        title={t('No messages yet')}
        text={t('What visitors write in the contact form of the shop waits here for an answer.')}
      />
    }
    actions={<ListToolbar filters />}
  >
    <Messages />
  </ShopList>
);
