import { CreateButton, DataTable } from 'react-admin';
import { EmptyPage } from '../layout/empty-page';
import { RowLink } from '../layout/row-link';
import { Rows } from '../layout/rows';
import { ShortList } from '../layout/short-list';
import type { PlaceRecord } from '../records';
import { t } from '../texts';

/** What a place is for, in words. */
export const uses = ({ isDefault, sellsOnline, isPickup }: PlaceRecord): string =>
  [
    isDefault && t('Default place'),
    sellsOnline ? t('Sells online') : t('Sells nothing online'),
    isPickup && t('Pickup counter'),
  ]
    .filter(Boolean)
    .join(' · ');

/** Where stock lies. */
export const PlaceList = () => (
  <ShortList
    title={t('Places')}
    create={t('Add place')}
    empty={
      <EmptyPage title={t('No places')} text={t('Warehouses, shops and counters where stock lies.')}>
        <CreateButton label={t('Add place')} variant="contained" />
      </EmptyPage>
    }
  >
    <Rows<PlaceRecord>
      title={(place) => place.name}
      lines={(place) => [uses(place), place.address].filter(Boolean).join(' · ')}
      to={(place) => `/places/${place.id}`}
    >
      <DataTable.Col
        source="name"
        label={t('Name')}
        sx={{ fontWeight: 600 }}
        render={(place: PlaceRecord) => <RowLink>{place.name}</RowLink>}
      />
      <DataTable.Col source="address" label={t('Address')} disableSort />
      <DataTable.Col source="isDefault" label={t('Used for')} disableSort render={uses} />
    </Rows>
  </ShortList>
);
