import { Box, Switch, Typography } from '@mui/material';
import {
  BooleanInput,
  DataTable,
  NullableBooleanInput,
  ResourceContextProvider,
  SearchInput,
  SelectInput,
  useCanAccess,
  useRecordContext,
} from 'react-admin';
import { takenOf, usedOf, whenOf } from './discount';
import { useKinds } from './use-kinds';
import { CardList } from '../layout/cards';
import { exporter } from '../layout/csv';
import { DeleteButton } from '../layout/delete-button';
import { EmptyPage } from '../layout/empty-page';
import { money } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { RowLink } from '../layout/row-link';
import { ShopList } from '../layout/shop-list';
import { StatusChip } from '../layout/status-chip';
import { useChange } from '../layout/use-change';
import { useNarrow } from '../layout/use-phone';
import { words } from '../layout/words';
import { homeOf } from '../record-writes';
import type { DiscountKind, PromotionRecord } from '../records';
import { CreatePromotion } from './create-promotion';
import { deletingOf, givenOf, pathOf, worthOf } from './promotion';
import { t } from '../texts';

const STATES = ['active', 'scheduled', 'paused', 'used_up', 'ended'];
const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: words(id) }));

const filtersWith = (kinds: readonly DiscountKind[]) => [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Name, code or description')} />,
  <SelectInput key="state" source="state" label={t('State')} choices={named(STATES)} />,
  <NullableBooleanInput
    key="byCode"
    source="byCode"
    label={t('Given')}
    nullLabel={t('All')}
    trueLabel={t('By code')}
    falseLabel={t('By itself')}
  />,
  <SelectInput
    key="kind"
    source="kind"
    label={t('Kind')}
    choices={kinds.map(({ name, label }) => ({ id: name, name: label }))}
  />,
  <SelectInput
    key="type"
    source="type"
    label={t('Discount or coupon')}
    choices={named(['discount', 'coupon'])}
  />,
  <BooleanInput key="newsletter" source="withNewsletter" label={t('With the newsletter’s')} defaultValue />,
];

const exporterWith = (kinds: readonly DiscountKind[]) =>
  exporter<PromotionRecord>('discounts', [
    { label: t('Name'), value: ({ name }) => name },
    { label: t('Discount or coupon'), value: ({ type }) => words(type) },
    { label: t('Given'), value: givenOf },
    { label: t('Description'), value: ({ description }) => description },
    { label: t('Worth'), value: (one) => worthOf(one, kinds) },
    { label: t('From a subtotal of'), value: ({ minTotal }) => minTotal },
    { label: t('Used'), value: ({ used }) => used },
    { label: t('Uses in all'), value: ({ maxUses }) => maxUses },
    { label: t('Taken'), value: ({ taken }) => taken },
    { label: t('Starts'), value: ({ startsAt }) => startsAt },
    { label: t('Ends'), value: ({ endsAt }) => endsAt },
    { label: t('State'), value: ({ state }) => words(state) },
  ]);

/** Pauses one or lets it work again. */
const ActiveSwitch = () => {
  const one = useRecordContext<PromotionRecord>();
  const { canAccess } = useCanAccess({ resource: 'promotions', action: 'edit' });
  const change = useChange<PromotionRecord>('promotions');
  if (!one) return null;
  const { name, isActive } = one;
  return (
    <Switch
      size="small"
      checked={isActive}
      disabled={!canAccess}
      slotProps={{ input: { 'aria-label': t('Active: {name}', { name }) } }}
      onClick={(event) => event.stopPropagation()}
      onChange={() =>
        change(
          one,
          { isActive: !isActive },
          isActive ? t('{name} paused', { name }) : t('{name} works again', { name }),
        )
      }
    />
  );
};

/** What it is called, as a link to its own form. */
const Name = () => {
  const one = useRecordContext<PromotionRecord>();
  if (!one) return null;
  return (
    <ResourceContextProvider value={homeOf(one)}>
      <RowLink>{one.name}</RowLink>
      {one.description && (
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 320 }} noWrap>
          <bdi>{one.description}</bdi>
        </Typography>
      )}
    </ResourceContextProvider>
  );
};

const Delete = () => {
  const one = useRecordContext<PromotionRecord>();
  return one ? <DeleteButton {...deletingOf(one)} color="inherit" /> : null;
};

const taken = ({ taken: sum, budget }: PromotionRecord) =>
  sum === null ? '–' : takenOf({ taken: sum, budget });

const whole = { whiteSpace: 'nowrap' } as const;
const numbers = { ...whole, textAlign: 'right' } as const;

const Table = ({ kinds }: { kinds: readonly DiscountKind[] }) => {
  const { canAccess } = useCanAccess({ resource: 'promotions', action: 'edit' });
  return (
    <DataTable<PromotionRecord>
      bulkActionButtons={false}
      rowClick={canAccess ? (_id, _resource, one) => pathOf(one) : false}
      hiddenColumns={['minTotal']}
    >
      <DataTable.Col source="name" label={t('Name')} sx={{ fontWeight: 600 }}>
        <Name />
      </DataTable.Col>
      <DataTable.Col label={t('Given')} disableSort render={givenOf} sx={whole} />
      <DataTable.Col label={t('Worth')} disableSort render={(one: PromotionRecord) => worthOf(one, kinds)} />
      <DataTable.Col
        source="minTotal"
        label={t('From')}
        disableSort
        render={(one: PromotionRecord) => (one.minTotal ? money(one.minTotal) : '–')}
        sx={numbers}
      />
      <DataTable.Col source="endsAt" label={t('When')} render={whenOf} />
      <DataTable.Col label={t('Used')} disableSort render={usedOf} sx={numbers} />
      <DataTable.Col label={t('Taken')} disableSort render={taken} sx={numbers} />
      <DataTable.Col
        label={t('State')}
        disableSort
        render={({ state }: PromotionRecord) => <StatusChip status={state} />}
      />
      <DataTable.Col source="isActive" label={t('Active')}>
        <ActiveSwitch />
      </DataTable.Col>
      <DataTable.Col label={t('Actions')} disableSort>
        <Delete />
      </DataTable.Col>
    </DataTable>
  );
};

const Cards = ({ kinds }: { kinds: readonly DiscountKind[] }) => (
  <CardList<PromotionRecord>
    title={({ name }) => name}
    aside={(one) => worthOf(one, kinds)}
    lines={(one) => (
      <>
        {one.description || `${givenOf(one)} · ${whenOf(one)}`}
        <Box sx={{ display: 'flex', gap: 1, mt: 1, alignItems: 'center' }}>
          <StatusChip status={one.state} />
          {t('used {used}', { used: usedOf(one) })}
        </Box>
      </>
    )}
    to={pathOf}
  />
);

const Promotions = ({ kinds }: { kinds: readonly DiscountKind[] }) =>
  useNarrow() ? <Cards kinds={kinds} /> : <Table kinds={kinds} />;

/** All that takes something off, by itself or by a code. */
export const PromotionList = () => {
  const kinds = useKinds();
  return (
    <ShopList
      filters={filtersWith(kinds)}
      exporter={exporterWith(kinds)}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={
        <EmptyPage
          title={t('No discounts yet')}
          text={t(
            'A discount takes something off by itself or by a code: for some goods, some places, some time.',
          )}
        >
          <CreatePromotion />
        </EmptyPage>
      }
      actions={
        <ListToolbar filters>
          <CreatePromotion />
        </ListToolbar>
      }
    >
      <Promotions kinds={kinds} />
    </ShopList>
  );
};
