import { CreateButton, DataTable, SearchInput, SelectInput } from 'react-admin';
import { DeleteButton } from '../layout/delete-button';
import { EmptyPage } from '../layout/empty-page';
import { ListToolbar } from '../layout/list-toolbar';
import { RowLink } from '../layout/row-link';
import { Rows } from '../layout/rows';
import { ShopList } from '../layout/shop-list';
import type { SynonymRecord } from '../records';
import { searchedLanguages as languages } from '../languages';
import { deletingSynonym } from './synonym-form';
import { TrySearch } from './try-search';
import { t } from '../texts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Search synonyms')} />,
  <SelectInput
    key="language"
    source="language"
    label={t('Language')}
    choices={languages}
    helperText={false}
    alwaysOn
  />,
];
const languageOf = ({ language }: SynonymRecord) =>
  languages.find(({ id }) => id === language)?.name ?? language;
const finds = (synonym: SynonymRecord) => synonym.finds.join(', ');

/** What shoppers type for things that the catalogue calls otherwise. */
export const SynonymList = () => (
  <ShopList
    title={t('Synonyms')}
    sort={{ field: 'typed', order: 'ASC' }}
    filters={filters}
    empty={
      <EmptyPage title={t('No synonyms yet')} text={t('Trainers may find sneakers, too.')}>
        <CreateButton label={t('Add synonym')} variant="contained" />
      </EmptyPage>
    }
    actions={
      <ListToolbar>
        <CreateButton label={t('Add synonym')} variant="contained" />
      </ListToolbar>
    }
  >
    <>
      <TrySearch />
      <Rows<SynonymRecord>
        title={(synonym) => synonym.typed}
        lines={finds}
        to={(synonym) => `/synonyms/${synonym.id}`}
      >
        <DataTable.Col
          source="typed"
          label={t('Shoppers type')}
          sx={{ fontWeight: 600 }}
          render={(one: SynonymRecord) => <RowLink>{one.typed}</RowLink>}
        />
        <DataTable.Col source="language" label={t('Language')} disableSort render={languageOf} />
        <DataTable.Col source="finds" label={t('Finds as well')} disableSort render={finds} />
        <DataTable.Col label={t('Actions')} disableSort>
          <DeleteButton {...deletingSynonym} color="inherit" />
        </DataTable.Col>
      </Rows>
    </>
  </ShopList>
);
