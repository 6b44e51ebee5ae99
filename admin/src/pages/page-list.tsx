import { Button } from '@mui/material';
import { CreateButton, DataTable, SearchInput, SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyPage } from '../layout/empty-page';
import { dateTime } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { RowLink } from '../layout/row-link';
import { Rows } from '../layout/rows';
import { ShopList } from '../layout/shop-list';
import { StatusChip } from '../layout/status-chip';
import type { PageSummary } from '../records';
import { STATES, stateName } from './page-state';
import { t } from '../texts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Title or address')} />,
  <SelectInput key="state" source="state" label={t('State')} choices={STATES} />,
];

const changed = ({ updatedAt, changedBy }: PageSummary) =>
  changedBy ? t('{time} by {changedBy}', { time: dateTime(updatedAt), changedBy }) : dateTime(updatedAt);

const State = ({ page }: { page: PageSummary }) => (
  <StatusChip status={page.state === 'changed' ? 'published' : page.state} label={stateName(page.state)} />
);

const create = <CreateButton label={t('Create page')} variant="contained" />;
const toRedirects = (
  <Button component={Link} to="/redirects" size="small">
    {t('Redirects')}
  </Button>
);

/** The pages that were made; those that come with the shop are not among them until one takes their place. */
export const PageList = () => (
  <ShopList
    title={t('Pages')}
    sort={{ field: 'address', order: 'ASC' }}
    filters={filters}
    empty={
      <EmptyPage
        title={t('No pages yet')}
        text={t(
          'A page is composed of blocks: pictures, words, products. It may also take the place of the home page or the terms.',
        )}
      >
        {create}
        {toRedirects}
      </EmptyPage>
    }
    actions={
      <ListToolbar filters>
        {toRedirects}
        {create}
      </ListToolbar>
    }
  >
    <Rows<PageSummary>
      title={(page) => page.title}
      aside={(page) => <State page={page} />}
      lines={(page) => `${page.path} · ${changed(page)}`}
      to={(page) => `/pages/${page.id}`}
    >
      <DataTable.Col
        source="title"
        label={t('Title')}
        sx={{ fontWeight: 600 }}
        render={(page: PageSummary) => <RowLink>{page.title}</RowLink>}
      />
      <DataTable.Col source="address" label={t('Address')} render={(page: PageSummary) => page.path} />
      <DataTable.Col
        source="state"
        label={t('State')}
        disableSort
        render={(page: PageSummary) => <State page={page} />}
      />
      <DataTable.Col source="updatedAt" label={t('Changed')} render={changed} />
    </Rows>
  </ShopList>
);
