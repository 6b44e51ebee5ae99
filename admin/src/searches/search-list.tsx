import { Button } from '@mui/material';
import { BooleanInput, CanAccess, DataTable, SearchInput, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { CardList } from '../layout/cards';
import { EmptyPage } from '../layout/empty-page';
import { date } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { PageXofY } from '../layout/page-x-of-y';
import { ShopList } from '../layout/shop-list';
import { useNarrow } from '../layout/use-phone';
import type { SearchRecord } from '../records';
import { TrySearch } from './try-search';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Search the searches" />,
  <BooleanInput key="nothing" source="foundNothing" label="Found nothing" helperText={false} alwaysOn />,
];

const AddSynonym = ({ query }: { query: string }) => (
  <CanAccess resource="products" action="edit">
    <Button
      component={Link}
      to={`/synonyms/create?${new URLSearchParams({ source: JSON.stringify({ typed: query }) })}`}
      size="small"
      aria-label={`Add synonym for ${query}`}
      onClick={(event) => event.stopPropagation()}
    >
      Add synonym
    </Button>
  </CanAccess>
);

const Action = () => {
  const search = useRecordContext<SearchRecord>();
  return search ? <AddSynonym query={search.query} /> : null;
};

const results = ({ results: count }: SearchRecord) => (count === 0 ? 'nothing' : String(count));

const Searches = () =>
  useNarrow() ? (
    <CardList<SearchRecord>
      title={(search) => search.query}
      aside={(search) => `${search.times}×`}
      lines={(search) => `found ${results(search)}`}
      actions={(search) => <AddSynonym query={search.query} />}
    />
  ) : (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="query" label="Searched for" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} />
      <DataTable.NumberCol source="times" label="Times" />
      <DataTable.Col source="results" label="Found" disableSort render={results} />
      <DataTable.Col source="lastDay" label="Last" render={(search: SearchRecord) => date(search.lastDay)} />
      <DataTable.Col label="Actions" disableSort>
        <Action />
      </DataTable.Col>
    </DataTable>
  );

/** What shoppers searched for in 90 days, and what a search finds now. */
export const SearchList = () => (
  <ShopList
    title="Searches"
    perPage={25}
    sort={{ field: 'times', order: 'DESC' }}
    filters={filters}
    exporter={false}
    pagination={<PageXofY />}
    empty={<EmptyPage title="No searches yet" text="What shoppers look for in the shop is counted here." />}
    actions={
      <ListToolbar exportable={false}>
        <Button component={Link} to="/synonyms" size="small">
          Synonyms
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
