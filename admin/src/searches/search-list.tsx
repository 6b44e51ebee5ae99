import { Button } from '@mui/material';
import { BooleanInput, CanAccess, DataTable, SearchInput, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { CardList } from '../layout/cards';
import { EmptyPage } from '../layout/empty-page';
import { count, date } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { ShopList } from '../layout/shop-list';
import { useNarrow } from '../layout/use-phone';
import type { SearchRecord } from '../records';
import { TrySearch } from './try-search';
import { t } from '../texts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Search the searches')} />,
  <BooleanInput key="nothing" source="foundNothing" label={t('Found nothing')} helperText={false} alwaysOn />,
];

const AddSynonym = ({ query }: { query: string }) => (
  <CanAccess resource="products" action="edit">
    <Button
      component={Link}
      to={`/synonyms/create?${new URLSearchParams({ source: JSON.stringify({ typed: query }) })}`}
      size="small"
      aria-label={t('Add synonym for {query}', { query })}
      onClick={(event) => event.stopPropagation()}
    >
      {t('Add synonym')}
    </Button>
  </CanAccess>
);

const Action = () => {
  const search = useRecordContext<SearchRecord>();
  return search ? <AddSynonym query={search.query} /> : null;
};

const results = ({ results: found }: SearchRecord) => (found === 0 ? t('nothing') : count(found));

const Searches = () =>
  useNarrow() ? (
    <CardList<SearchRecord>
      title={(search) => search.query}
      aside={(search) => `${search.times}×`}
      lines={(search) => t('found {results}', { results: results(search) })}
      actions={(search) => <AddSynonym query={search.query} />}
    />
  ) : (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col
        source="query"
        label={t('Searched for')}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      />
      <DataTable.Col
        source="times"
        label={t('Times')}
        align="right"
        render={(s: SearchRecord) => count(s.times)}
      />
      <DataTable.Col source="results" label={t('Found')} disableSort render={results} />
      <DataTable.Col
        source="lastDay"
        label={t('Last')}
        render={(search: SearchRecord) => date(search.lastDay)}
      />
      <DataTable.Col label={t('Actions')} disableSort>
        <Action />
      </DataTable.Col>
    </DataTable>
  );

/** What shoppers searched for in 90 days, and what a search finds now. */
export const SearchList = () => (
  <ShopList
    title={t('Searches')}
    sort={{ field: 'times', order: 'DESC' }}
    filters={filters}
    empty={
      <EmptyPage
        title={t('No searches yet')}
        text={t('What shoppers look for in the shop is counted here.')}
      />
    }
    actions={
      <ListToolbar>
        <Button component={Link} to="/synonyms" size="small">
          {t('Synonyms')}
        </Button>
      </ListToolbar>
    }
  >
    <>
      <TrySearch />
      <Searches />
    </>
  </ShopList>
);
