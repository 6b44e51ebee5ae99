import { useSearchParams } from 'react-router';
import { listMyOrders } from '../platform/api/orders';
import { profileTexts } from '../platform/messages/en/profile';
import { useLoad } from '../platform/use-load';
import { Tabs } from '../ui/tabs';
import { filterOf, type OrderFilter, orderTabs } from './order-tabs';
import { OrderTiles } from './order-tiles';
import { OrdersList, PAGE_SIZE } from './orders-list';

/** Tiles, tabs and orders. The tab and the page stand in the address, so Back undoes one step. */
export function MyOrders() {
  const [query, setQuery] = useSearchParams();
  const filter = filterOf(query.get('status'));
  const page = Math.max(1, Number(query.get('page')) || 1);
  const loaded = useLoad(
    (signal) =>
      listMyOrders({ status: filter === 'all' ? undefined : filter, page, limit: PAGE_SIZE }, signal),
    `${filter}:${page}`,
  );
  const counts = useLoad((signal) => listMyOrders({ limit: 1 }, signal));
  const reload = () => {
    loaded.reload();
    counts.reload();
  };
  const select = (next: OrderFilter) =>
    setQuery(next === 'all' ? {} : { status: next }, { preventScrollReset: true });
  const hrefOf = (to: number) =>
    `?${new URLSearchParams({ ...(filter === 'all' ? {} : { status: filter }), page: String(to) })}`;
  const tabs =
    filter === 'cancelled'
      ? [...orderTabs, { id: 'cancelled' as const, label: profileTexts.tiles.cancelled }]
      : orderTabs;
  return (
    <>
      <OrderTiles counts={counts.data?.counts ?? null} selected={filter} onSelect={select} />
      <Tabs label={profileTexts.ordersTitle} tabs={tabs} selected={filter} onSelect={select}>
        <OrdersList loaded={loaded} filter={filter} hrefOf={hrefOf} onReload={reload} />
      </Tabs>
    </>
  );
}
