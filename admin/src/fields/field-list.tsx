import { CreateButton, DataTable, RecordContextProvider } from 'react-admin';
import { DeleteButton } from '../layout/delete-button';
import { ListToolbar } from '../layout/list-toolbar';
import { RowLink } from '../layout/row-link';
import { Rows } from '../layout/rows';
import { ShopList } from '../layout/shop-list';
import type { DeclaredField } from '../records';
import { deletingField, held, kindText, uses } from './field-texts';
import { t } from '../texts';

const isOwn = ({ declaredBy }: DeclaredField) => declaredBy === 'merchant';

/** What products may say of themselves: the fields that come with the shop, and the merchant's own. */
export const FieldList = () => (
  <ShopList
    title={t('Fields of products')}
    perPage={50}
    sort={{ field: 'id', order: 'ASC' }}
    actions={
      <ListToolbar>
        <CreateButton label={t('Add field')} variant="contained" />
      </ListToolbar>
    }
  >
    <Rows<DeclaredField>
      title={(field) => field.label}
      lines={(field) => `${kindText(field)} · ${uses(field)} · ${held(field)}`}
      to={(field) => (isOwn(field) ? `/product-fields/${field.id}` : '/product-fields')}
    >
      <DataTable.Col
        source="label"
        label={t('Label')}
        sx={{ fontWeight: 600 }}
        render={(field: DeclaredField) => (isOwn(field) ? <RowLink>{field.label}</RowLink> : field.label)}
      />
      <DataTable.Col source="kind" label={t('Kind')} disableSort render={kindText} />
      <DataTable.Col label={t('Used')} disableSort render={uses} />
      <DataTable.Col source="products" label={t('Held by')} disableSort render={held} />
      <DataTable.Col
        label={t('Declared by')}
        disableSort
        render={(field: DeclaredField) => (isOwn(field) ? t('You') : 'Duka')}
      />
      <DataTable.Col
        label={t('Actions')}
        disableSort
        render={(field: DeclaredField) =>
          isOwn(field) && (
            <RecordContextProvider value={field}>
              <DeleteButton {...deletingField(field)} color="inherit" />
            </RecordContextProvider>
          )
        }
      />
    </Rows>
  </ShopList>
);
