import { Box, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import {
  BulkDeleteButton,
  BulkUpdateButton,
  CanAccess,
  CreateButton,
  DataTable,
  DeleteButton,
  EditButton,
  NullableBooleanInput,
  RecordContextProvider,
  ReferenceInput,
  SearchInput,
  SelectInput,
  useCanAccess,
  useRecordContext,
} from 'react-admin';
import { BulkBar } from '../layout/bulk-bar';
import { CardList } from '../layout/cards';
import { date, money, number } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { ShopList } from '../layout/shop-list';
import { ServerExportButton } from '../layout/server-export-button';
import { Thumbnail } from '../layout/thumbnail';
import { useNarrow } from '../layout/use-phone';
import type { ProductRecord } from '../records';
import { useProductFields } from '../layout/declared-fields';
import { fieldColumns, fieldFilters } from './field-filters';
import { FeaturedSwitch } from './featured-switch';
import { NotOnSale } from './not-on-sale';
import { ImportButton } from './import-button';
import { ShownStock, StockInWords } from './shown-stock';
import { EmptyShelves } from './empty-shelves';
import { t } from '../texts';

const filters: readonly ReactElement[] = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={t('Search products')}
    sx={{ minWidth: { sm: 300 } }}
  />,
  <NullableBooleanInput key="featured" source="isFeatured" label={t('Featured')} />,
  <NullableBooleanInput key="low" source="lowStock" label={t('Low stock')} />,
  <SelectInput
    key="status"
    source="status"
    label={t('Status')}
    alwaysOn
    choices={[
      { id: 'active', name: t('On sale') },
      { id: 'draft', name: t('Drafts') },
      { id: 'archived', name: t('Archived') },
    ]}
  />,
  <ReferenceInput
    key="category"
    source="category"
    reference="categories"
    perPage={100}
    sort={{ field: 'position', order: 'ASC' }}
  >
    <SelectInput optionText="name" />
  </ReferenceInput>,
];

const Delete = ({ label }: { label?: string }) => (
  <DeleteButton
    mutationMode="pessimistic"
    confirmColor="warning"
    color="inherit"
    confirmTitle={t('Delete this product?')}
    confirmContent={t('It disappears from the shop. Past orders keep it as it was.')}
    {...(label === undefined ? {} : { label })}
  />
);

const price = (product: ProductRecord) => money(product.price);
const rating = (product: ProductRecord) => number(product.rating);

const Picture = () => <Thumbnail url={useRecordContext<ProductRecord>()?.image} />;

const Name = ({ product }: { product: ProductRecord }) => (
  <>
    {product.name} <NotOnSale product={product} />
  </>
);

const BulkActions = () => (
  <>
    <BulkUpdateButton label={t('Feature')} data={{ isFeatured: true }} mutationMode="pessimistic" />
    <BulkUpdateButton label={t('Do not feature')} data={{ isFeatured: false }} mutationMode="pessimistic" />
    <BulkDeleteButton mutationMode="pessimistic" confirmColor="warning" />
  </>
);

const Cards = ({ canChange }: { canChange: boolean }) => (
  <>
    {canChange && (
      <BulkBar>
        <BulkActions />
      </BulkBar>
    )}
    <CardList<ProductRecord>
      selectable={canChange}
      picture={(product) => <Thumbnail url={product.image} size={64} />}
      title={(product) => product.name}
      aside={(product) => money(product.price)}
      lines={(product) => (
        <>
          {product.category} <NotOnSale product={product} />
          <Box sx={{ mt: 0.5 }}>
            <StockInWords product={product} />
          </Box>
        </>
      )}
      to={(product) => `/products/${product.id}`}
      actions={(product) => (
        <RecordContextProvider value={product}>
          <Box sx={{ display: 'flex', alignItems: 'center', flex: 1 }}>
            <FeaturedSwitch />
            <Typography variant="body2">{t('Featured')}</Typography>
          </Box>
          <EditButton color="inherit" />
          <Delete />
        </RecordContextProvider>
      )}
    />
  </>
);

/** A long name without blanks breaks anywhere: it must not push the figures out of sight. */
const name = { fontWeight: 600, overflowWrap: 'anywhere', minWidth: 160 };

const Table = ({ canChange }: { canChange: boolean }) => {
  const fields = useProductFields();
  const hidden = ['createdAt', 'rating', ...fields.map(({ name }) => `fields.${name}`)];
  return (
    <DataTable
      // what is hidden at first is asked once
      key={fields.length}
      hiddenColumns={hidden}
      bulkActionButtons={canChange && <BulkActions />}
    >
      <DataTable.Col source="image" label={t('Image')} disableSort>
        <Picture />
      </DataTable.Col>
      <DataTable.Col
        source="name"
        label={t('Name')}
        sx={name}
        render={(product: ProductRecord) => <Name product={product} />}
      />
      <DataTable.Col source="price" label={t('Price')} align="right" render={price} />
      <DataTable.Col source="isFeatured" label={t('Featured')}>
        <FeaturedSwitch />
      </DataTable.Col>
      <DataTable.Col source="category" label={t('Category')} />
      <DataTable.Col
        source="stock"
        label={t('Stock')}
        render={(product: ProductRecord) => <ShownStock product={product} />}
      />
      <DataTable.Col source="rating" label={t('Rating')} align="right" render={rating} />
      <DataTable.Col
        source="createdAt"
        label={t('Added')}
        render={(product: ProductRecord) => date(product.createdAt)}
      />
      {fieldColumns(fields)}
      <DataTable.Col label={t('Actions')} disableSort>
        <Box sx={{ display: 'flex' }}>
          <EditButton color="inherit" />
          <Delete />
        </Box>
      </DataTable.Col>
    </DataTable>
  );
};

const Products = () => {
  const canChange = useCanAccess({ resource: 'products', action: 'edit' }).canAccess === true;
  return useNarrow() ? <Cards canChange={canChange} /> : <Table canChange={canChange} />;
};

/** All products, five a page (specification 9). */
export const ProductList = () => {
  const fields = useProductFields();
  return (
    <ShopList
      perPage={5}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={[...filters, ...fieldFilters(fields)]}
      empty={<EmptyShelves />}
      actions={
        <ListToolbar filters>
          <ServerExportButton />
          <CanAccess resource="products" action="edit">
            <ImportButton />
          </CanAccess>
          <CreateButton label={t('Add Product')} variant="contained" />
        </ListToolbar>
      }
    >
      <Products />
    </ShopList>
  );
};
