import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import NewCustomerIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Box } from '@mui/material';
import {
  AutocompleteInput,
  Button,
  CreateButton,
  DataTable,
  NullableBooleanInput,
  NumberInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TextInput,
  useCanAccess,
} from 'react-admin';
import { CardList } from '../layout/cards';
import { EmptyPage } from '../layout/empty-page';
import { count, date, money } from '../layout/format';
import { words } from '../layout/words';
import { ListToolbar } from '../layout/list-toolbar';
import { Link } from 'react-router-dom';
import { ImportCustomersButton } from './import-customers';
import { PutIntoGroup } from './put-into-group';
import { RowLink } from '../layout/row-link';
import { ShopList } from '../layout/shop-list';
import { ServerExportButton } from '../layout/server-export-button';
import { StatusChip } from '../layout/status-chip';
import { useNarrow } from '../layout/use-phone';
import type { CustomerRecord } from '../records';
import { withCurrency } from '../layout/shop-currency';
import { t } from '../texts';
import { LeftToRight } from '../layout/left-to-right';

/** The form of a new account, with what it is chosen. */
const NEW_CUSTOMER = `/customers/create?${String(new URLSearchParams({ source: JSON.stringify({ role: 'customer' }) }))}`;

const BY_NAME = { field: 'name', order: 'ASC' } as const;

const filters = () => [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Name, email or phone')} />,
  <SelectInput
    key="role"
    source="role"
    label={t('Role')}
    choices={['customer', 'staff', 'admin'].map((id) => ({ id, name: words(id) }))}
  />,
  <NullableBooleanInput key="disabled" source="disabled" label={t('Disabled')} />,
  <ReferenceInput key="group" source="groupId" reference="customer-groups" sort={BY_NAME}>
    <AutocompleteInput label={t('Group')} filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
  <TextInput key="tag" source="tag" label={t('Tag')} />,
  <NumberInput key="orders" source="orders_gte" label={t('Orders at least')} />,
  <NumberInput key="spent" source="spent_gte" label={withCurrency(t('Spent at least'))} />,
];

const Customers = () => {
  const { canAccess: mayGroup = false } = useCanAccess({ resource: 'customers', action: 'remark' });
  return useNarrow() ? (
    <CardList<CustomerRecord>
      opens="show"
      title={(c) => c.name}
      aside={(c) => money(c.spent)}
      lines={(c) => (
        <>
          <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{c.email}</Box>
          {t('{orders, plural, one {# order} other {# orders}} · seen {lastSeenAt}', {
            orders: c.orders,
            lastSeenAt: date(c.lastSeenAt),
          })}
          {c.disabled && (
            <Box sx={{ mt: 1 }}>
              <StatusChip status="disabled" />
            </Box>
          )}
        </>
      )}
      to={(c) => `/customers/${c.id}/show`}
    />
  ) : (
    <DataTable
      rowClick="show"
      bulkActionButtons={mayGroup && <PutIntoGroup />}
      hiddenColumns={['phone', 'lastOrderAt']}
    >
      <DataTable.Col
        source="name"
        label={t('Name')}
        sx={{ fontWeight: 600 }}
        render={(c: CustomerRecord) => <RowLink to="show">{c.name}</RowLink>}
      />
      <DataTable.Col source="email" label={t('Email')} />
      <DataTable.Col
        source="role"
        label={t('Role')}
        render={(c: CustomerRecord) =>
          c.disabled ? <StatusChip status="disabled" /> : (c.staffRole ?? words(c.role))
        }
      />
      <DataTable.Col
        source="phone"
        label={t('Phone')}
        disableSort
        render={(one: CustomerRecord) => <LeftToRight>{one.phone}</LeftToRight>}
      />
      <DataTable.Col
        source="orders"
        label={t('Orders')}
        align="right"
        render={(c: CustomerRecord) => count(c.orders)}
      />
      <DataTable.Col
        source="spent"
        label={t('Spent')}
        align="right"
        render={(c: CustomerRecord) => money(c.spent)}
      />
      <DataTable.Col
        source="lastSeenAt"
        label={t('Last seen')}
        render={(c: CustomerRecord) => date(c.lastSeenAt)}
      />
      <DataTable.Col
        source="lastOrderAt"
        label={t('Last order')}
        render={(c: CustomerRecord) => date(c.lastOrderAt)}
      />
      <DataTable.Col
        source="createdAt"
        label={t('Since')}
        render={(c: CustomerRecord) => date(c.createdAt)}
      />
    </DataTable>
  );
};

/** Everybody with an account, with what they ordered and spent. */
export const CustomerList = () => {
  const { canAccess: mayImport = false } = useCanAccess({ resource: 'customers', action: 'create' });
  return (
    <ShopList
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters()}
      empty={
        <EmptyPage title={t('No customers yet')} text={t('Whoever signs up in the shop appears here.')} />
      }
      actions={
        <ListToolbar filters>
          <Button component={Link} to="/customer-groups" label={t('Groups')}>
            <GroupsIcon />
          </Button>
          <ServerExportButton />
          {mayImport && <ImportCustomersButton />}
          {mayImport && (
            <Button component={Link} to={NEW_CUSTOMER} label={t('New customer')}>
              <NewCustomerIcon />
            </Button>
          )}
          <CreateButton label={t('Invite staff')} />
        </ListToolbar>
      }
    >
      <Customers />
    </ShopList>
  );
};
