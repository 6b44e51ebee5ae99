import { Typography } from '@mui/material';
import { DataTable, SearchInput, useCanAccess } from 'react-admin';
import { CardList } from '../layout/cards';
import { EarlierLines } from '../layout/earlier-lines';
import { EmptyPage } from '../layout/empty-page';
import { dateTime, inOwn, money } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { PageXofY } from '../layout/page-x-of-y';
import { ShopList } from '../layout/shop-list';
import { useNarrow } from '../layout/use-phone';
import type { EarlierOrder } from '../records';
import { t } from '../texts';
import { ImportEarlierOrdersButton } from './import-earlier-orders';

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={t('Number, name or email')} />];

const Orders = () =>
  useNarrow() ? (
    <CardList<EarlierOrder>
      title={({ number }) => number}
      aside={(order) => money(order.total, order.currency)}
      lines={(order) => (
        <>
          <bdi>{order.name}</bdi>
          {order.name && order.email && ' · '}
          <bdi>{order.email}</bdi>
          <Typography variant="body2" component="p">
            {dateTime(order.placedAt)}
            {order.status && (
              <>
                {' · '}
                <bdi>{order.status}</bdi>
              </>
            )}
          </Typography>
          <EarlierLines order={order} />
        </>
      )}
    />
  ) : (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="number" label={t('Order')} sx={{ fontWeight: 600 }} />
      <DataTable.Col
        source="placedAt"
        label={t('Placed')}
        render={(order: EarlierOrder) => dateTime(order.placedAt)}
      />
      <DataTable.Col
        source="name"
        label={t('Customer')}
        disableSort
        render={(order: EarlierOrder) => (
          <>
            <bdi>{order.name}</bdi>
            <Typography
              variant="body2"
              component="p"
              sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              <bdi>{order.email}</bdi>
            </Typography>
          </>
        )}
      />
      <DataTable.Col source="status" label={t('Status')} disableSort />
      <DataTable.Col
        source="lines"
        label={t('Items')}
        disableSort
        render={(order: EarlierOrder) => <EarlierLines order={order} />}
      />
      <DataTable.Col source="total" label={t('Total')} align="right" disableSort render={inOwn('total')} />
    </DataTable>
  );

/** Orders of the shop that this one has moved from. */
export const EarlierOrderList = () => {
  const { canAccess: mayImport = false } = useCanAccess({ resource: 'customers', action: 'create' });
  return (
    <ShopList
      title={t('Earlier orders')}
      perPage={25}
      sort={{ field: 'placedAt', order: 'DESC' }}
      filters={filters}
      exporter={false}
      pagination={<PageXofY />}
      empty={
        <EmptyPage
          title={t('No earlier orders')}
          text={t(
            'What customers ordered in the shop that you have moved from stands here once it is imported.',
          )}
        >
          {mayImport && <ImportEarlierOrdersButton />}
        </EmptyPage>
      }
      actions={<ListToolbar filters>{mayImport && <ImportEarlierOrdersButton />}</ListToolbar>}
    >
      <Orders />
    </ShopList>
  );
};
