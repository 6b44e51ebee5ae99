import type { ReactElement, ReactNode } from 'react';
import { DayInput } from '../layout/day-input';
import { EmptyPage } from '../layout/empty-page';
import { ListToolbar } from '../layout/list-toolbar';
import { ShopList } from '../layout/shop-list';
import { useNarrow } from '../layout/use-phone';
import { t } from '../texts';

const FROM = <DayInput key="from" source="createdAt_gte" label={t('From')} />;

const ByWidth = ({ cards, table }: { cards: ReactNode; table: ReactNode }) => (useNarrow() ? cards : table);

/** A list of what happened, the latest first; nobody can change it. `text` says what stands in it. */
export const EventList = ({
  title,
  text,
  filters,
  buttons,
  ...rows
}: {
  title: string;
  text: string;
  filters: ReactElement[];
  buttons?: ReactNode;
  cards: ReactNode;
  table: ReactNode;
}) => (
  <ShopList
    title={title}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={[...filters, FROM]}
    empty={<EmptyPage title={t('Nothing recorded yet')} text={text} />}
    actions={<ListToolbar filters>{buttons}</ListToolbar>}
  >
    <ByWidth {...rows} />
  </ShopList>
);
