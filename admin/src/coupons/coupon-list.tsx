import { Box, Switch } from '@mui/material';
import {
  BooleanInput,
  CreateButton,
  DataTable,
  SearchInput,
  useCanAccess,
  useRecordContext,
} from 'react-admin';
import { CardList } from '../layout/cards';
import { exporter } from '../layout/csv';
import { DeleteButton } from '../layout/delete-button';
import { EmptyPage } from '../layout/empty-page';
import { date, money, number } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { RowLink } from '../layout/row-link';
import { ShopList } from '../layout/shop-list';
import { StatusChip } from '../layout/status-chip';
import { useChange } from '../layout/use-change';
import { useNarrow } from '../layout/use-phone';
import { couponState, deleting, asText, used, worth } from './coupon';
import type { CouponRecord } from '../records';
import { t } from '../texts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Code or description')} />,
  <BooleanInput key="newsletter" source="withNewsletter" label={t('With the newsletter’s')} defaultValue />,
];

const exportCoupons = exporter<CouponRecord>('coupons', [
  { label: t('Code'), value: (c) => c.code },
  { label: t('Description'), value: (c) => c.description },
  { label: t('Worth'), value: worth },
  { label: t('From a subtotal of'), value: (c) => c.minTotal },
  { label: t('Used'), value: (c) => c.used },
  { label: t('Uses in all'), value: (c) => c.maxUses },
  { label: t('Starts'), value: (c) => c.startsAt },
  { label: t('Ends'), value: (c) => c.endsAt },
  { label: t('State'), value: (c) => couponState(c, new Date()) },
]);

const State = ({ coupon }: { coupon: CouponRecord }) => (
  <StatusChip status={couponState(coupon, new Date())} />
);

/** Pauses a coupon or lets it work again. */
const ActiveSwitch = () => {
  const coupon = useRecordContext<CouponRecord>();
  const { canAccess } = useCanAccess({ resource: 'coupons', action: 'edit' });
  const change = useChange<CouponRecord>('coupons');
  if (!coupon) return null;
  const { code, isActive } = coupon;
  return (
    <Switch
      size="small"
      checked={isActive}
      disabled={!canAccess}
      slotProps={{ input: { 'aria-label': t('Active: {code}', { code }) } }}
      onClick={(event) => event.stopPropagation()}
      onChange={() =>
        change(
          coupon,
          { isActive: !isActive },
          isActive ? t('{code} paused', { code }) : t('{code} works again', { code }),
        )
      }
    />
  );
};

const numbers = { textAlign: 'right' } as const;

const Table = () => (
  <DataTable bulkActionButtons={false} hiddenColumns={['startsAt', 'perAccount']}>
    <DataTable.Col
      source="code"
      label={t('Code')}
      sx={{ fontWeight: 600 }}
      render={(c: CouponRecord) => <RowLink>{c.code}</RowLink>}
    />
    <DataTable.Col
      source="description"
      label={t('Description')}
      disableSort
      render={(c: CouponRecord) => c.description || asText(c)}
    />
    <DataTable.Col source="kind" label={t('Worth')} disableSort render={worth} sx={numbers} />
    <DataTable.Col
      source="minTotal"
      label={t('From')}
      disableSort
      render={(c: CouponRecord) => (c.minTotal ? money(c.minTotal) : '–')}
      sx={numbers}
    />
    <DataTable.Col source="used" label={t('Used')} disableSort render={used} sx={numbers} />
    <DataTable.Col
      source="perAccount"
      label={t('Per shopper')}
      disableSort
      align="right"
      render={(coupon: CouponRecord) => number(coupon.perAccount)}
    />
    <DataTable.Col
      source="startsAt"
      label={t('Starts')}
      disableSort
      render={(c: CouponRecord) => date(c.startsAt)}
    />
    <DataTable.Col source="endsAt" label={t('Ends')} render={(c: CouponRecord) => date(c.endsAt)} />
    <DataTable.Col label={t('State')} disableSort render={(c: CouponRecord) => <State coupon={c} />} />
    <DataTable.Col label={t('Active')} disableSort>
      <ActiveSwitch />
    </DataTable.Col>
    <DataTable.Col label={t('Actions')} disableSort>
      <DeleteButton {...deleting} color="inherit" />
    </DataTable.Col>
  </DataTable>
);

const Coupons = () =>
  useNarrow() ? (
    <CardList<CouponRecord>
      title={(c) => c.code}
      aside={worth}
      lines={(c) => (
        <>
          {c.description || asText(c)}
          <Box sx={{ display: 'flex', gap: 1, mt: 1, alignItems: 'center' }}>
            <State coupon={c} />
            {t('used {used}', { used: used(c) })}
          </Box>
        </>
      )}
      to={(c) => `/coupons/${c.id}`}
    />
  ) : (
    <Table />
  );

/** Coupons and how often each was used. */
export const CouponList = () => (
  <ShopList
    filters={filters}
    exporter={exportCoupons}
    sort={{ field: 'createdAt', order: 'DESC' }}
    empty={
      <EmptyPage
        title={t('No coupons yet')}
        text={t('A coupon takes a percentage or an amount off an order.')}
      >
        <CreateButton label={t('Create coupon')} variant="contained" />
      </EmptyPage>
    }
    actions={
      <ListToolbar filters>
        <CreateButton label={t('Create coupon')} variant="contained" />
      </ListToolbar>
    }
  >
    <Coupons />
  </ShopList>
);
