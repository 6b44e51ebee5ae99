import { CreateButton } from 'react-admin';
import { EmptyPage } from '../layout/empty-page';
import { t } from '../texts';

/** In the place of a list without any product. */
export const EmptyShelves = () => (
  <EmptyPage
    title={t('Your shelves are empty')}
    text={t('Add the first product: a name, a price and a picture are enough.')}
  >
    <CreateButton label={t('Add Product')} variant="contained" />
  </EmptyPage>
);
