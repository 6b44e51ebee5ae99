import { Box, Link, Typography } from '@mui/material';
import { CanAccess, DataTable, ReferenceManyField } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { CardList } from '../layout/cards';
import { money } from '../layout/format';
import { PageXofY } from '../layout/page-x-of-y';
import { Unread } from '../layout/shop-list';
import { usePhone } from '../layout/use-phone';
import type { GroupPriceRecord } from '../records';
import { t } from '../texts';

const TITLE = t('Prices of the group');
const NONE = t('It pays what everybody pays. Set its prices on the pages of products.');

const variantOf = ({ options, sku }: GroupPriceRecord) => Object.values(options).join(' / ') || sku;
const pathOf = ({ productId }: GroupPriceRecord) => `/products/${productId}`;
const paid = ({ price, currency }: GroupPriceRecord) => money(price, currency);
/** What everybody pays is known in the shop's currency alone. */
const besides = ({ from, regularPrice }: GroupPriceRecord) =>
  [
    from > 1 && t('from {count} pieces', { count: from }),
    t('Everybody pays {price}', { price: money(regularPrice) }),
  ]
    .filter(Boolean)
    .join(' · ');

const Cards = () => (
  <CardList<GroupPriceRecord>
    title={(one) => one.product}
    aside={paid}
    lines={(one) => [variantOf(one), besides(one)].join(' · ')}
    to={pathOf}
    empty={NONE}
  />
);

const Table = () => (
  <DataTable
    bulkActionButtons={false}
    rowClick={false}
    empty={<Typography sx={{ color: 'text.secondary' }}>{NONE}</Typography>}
  >
    <DataTable.Col
      source="product"
      label={t('Product')}
      render={(one: GroupPriceRecord) => (
        <Box>
          <Link component={RouterLink} to={pathOf(one)}>
            <bdi>{one.product}</bdi>
          </Link>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <bdi>{variantOf(one)}</bdi>
          </Typography>
        </Box>
      )}
    />
    <DataTable.Col
      source="from"
      label={t('From how many pieces')}
      align="right"
      disableSort
      render={(one: GroupPriceRecord) => one.from}
    />
    <DataTable.Col
      source="regularPrice"
      label={t('Everybody pays')}
      align="right"
      disableSort
      render={(one: GroupPriceRecord) => money(one.regularPrice)}
    />
    <DataTable.Col source="price" label={t('The group pays')} align="right" disableSort render={paid} />
  </DataTable>
);

/** What the group pays, product by product, for those who may read products. */
export const GroupPrices = () => {
  const list = usePhone() ? <Cards /> : <Table />;
  return (
    <CanAccess resource="group-prices" action="list">
      <Box
        component="section"
        aria-label={TITLE}
        sx={{ p: { xs: 2, sm: 2.5 }, borderTop: 1, borderColor: 'divider' }}
      >
        <Typography variant="subtitle1" component="h2" sx={{ mb: 1.5 }}>
          {TITLE}
        </Typography>
        <ReferenceManyField
          reference="group-prices"
          target="groupId"
          sort={{ field: 'product', order: 'ASC' }}
          perPage={25}
          pagination={<PageXofY onlySeveral />}
          error={<Unread>{list}</Unread>}
        >
          {list}
        </ReferenceManyField>
      </Box>
    </CanAccess>
  );
};
