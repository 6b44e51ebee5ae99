import { Box, Typography } from '@mui/material';
import {
  CanAccess,
  CreateButton,
  DataTable,
  EditButton,
  RecordContextProvider,
  SearchInput,
  useRecordContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { CardList } from '../layout/cards';
import { EmptyPage } from '../layout/empty-page';
import { ListToolbar } from '../layout/list-toolbar';
import { ShopList } from '../layout/shop-list';
import { Thumbnail } from '../layout/thumbnail';
import { usePhone } from '../layout/use-phone';
import type { CategoryRecord } from '../records';
import { CategoryDeleteButton } from './category-delete';
import { CategoryMoveButtons } from './category-move';
import { t } from '../texts';

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={t('Search categories')} />];

const Picture = () => <Thumbnail url={useRecordContext<CategoryRecord>()?.image} />;

const asText = (count: number) => t('{count, plural, one {# product} other {# products}}', { count });
const productsOf = ({ id }: CategoryRecord) =>
  `/products?${new URLSearchParams({ filter: JSON.stringify({ category: id }) })}`;

const Count = () => {
  const category = useRecordContext<CategoryRecord>();
  if (!category) return null;
  return (
    <Typography
      component={Link}
      to={productsOf(category)}
      variant="body2"
      onClick={(event) => event.stopPropagation()}
      sx={{ color: 'primary.main' }}
    >
      {asText(category.count)}
    </Typography>
  );
};

const Move = () => (
  <CanAccess resource="categories" action="edit">
    <CategoryMoveButtons />
  </CanAccess>
);

const Delete = () => (
  <CanAccess resource="categories" action="delete">
    <CategoryDeleteButton />
  </CanAccess>
);

const Actions = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }} onClick={(event) => event.stopPropagation()}>
    <Move />
    <EditButton label={t('Rename')} color="inherit" />
    <Delete />
  </Box>
);

const Cards = () => (
  <CardList<CategoryRecord>
    picture={(category) => <Thumbnail url={category.image} size={64} />}
    title={(category) => category.name}
    aside={(category) => asText(category.count)}
    lines={(category) => category.description}
    to={(category) => `/categories/${encodeURIComponent(category.id)}`}
    actions={(category) => (
      <RecordContextProvider value={category}>
        <Actions />
      </RecordContextProvider>
    )}
  />
);

const Table = () => (
  <DataTable bulkActionButtons={false}>
    <DataTable.Col source="image" label={t('Image')} disableSort>
      <Picture />
    </DataTable.Col>
    <DataTable.Col source="name" label={t('Name')} sx={{ fontWeight: 600 }} />
    <DataTable.Col source="count" label={t('Products')}>
      <Count />
    </DataTable.Col>
    <DataTable.Col source="position" label={t('Order')} disableSort>
      <Move />
    </DataTable.Col>
    <DataTable.Col label={t('Actions')} disableSort>
      <Box sx={{ display: 'flex' }} onClick={(event) => event.stopPropagation()}>
        <EditButton label={t('Rename')} color="inherit" />
        <Delete />
      </Box>
    </DataTable.Col>
  </DataTable>
);

const Categories = () => (usePhone() ? <Cards /> : <Table />);

/** All categories in the order of the shop: those with words of their own, and those that only products name. */
export const CategoryList = () => (
  <ShopList
    perPage={100}
    sort={{ field: 'position', order: 'ASC' }}
    filters={filters}
    empty={
      <EmptyPage
        title={t('No categories yet')}
        text={t('Products are found by their category; make one, or name it in a product.')}
      >
        <CreateButton label={t('Add category')} variant="contained" />
      </EmptyPage>
    }
    actions={
      <ListToolbar>
        <CreateButton label={t('Add category')} variant="contained" />
      </ListToolbar>
    }
  >
    <Categories />
  </ShopList>
);
