import { CreateButton, DataTable } from 'react-admin';
import { EmptyPage } from '../layout/empty-page';
import { RowLink } from '../layout/row-link';
import { Rows } from '../layout/rows';
import { ShortList } from '../layout/short-list';
import type { CustomerGroupRecord } from '../records';
import { t } from '../texts';
import { ruleAsText } from './group';

/** Customers who are treated alike. */
export const CustomerGroupList = () => (
  <ShortList
    title={t('Customer groups')}
    create={t('Create group')}
    empty={
      <EmptyPage
        title={t('No groups yet')}
        text={t('Customers who are treated alike: whom you put into a group, or whoever meets its rule.')}
      >
        <CreateButton label={t('Create group')} variant="contained" />
      </EmptyPage>
    }
  >
    <Rows<CustomerGroupRecord>
      title={(group) => group.name}
      lines={(group) => ruleAsText(group.rule)}
      to={(group) => `/customer-groups/${group.id}`}
    >
      <DataTable.Col
        source="name"
        label={t('Name')}
        sx={{ fontWeight: 600 }}
        render={(group: CustomerGroupRecord) => <RowLink>{group.name}</RowLink>}
      />
      <DataTable.Col
        source="rule"
        label={t('Who belongs to it')}
        disableSort
        render={(group: CustomerGroupRecord) => ruleAsText(group.rule)}
      />
    </Rows>
  </ShortList>
);
