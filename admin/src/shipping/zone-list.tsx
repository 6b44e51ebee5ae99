import { CreateButton, DataTable } from 'react-admin';
import { CardList } from '../layout/cards';
import { countryName } from '../layout/countries';
import { ListToolbar } from '../layout/list-toolbar';
import { PageXofY } from '../layout/page-x-of-y';
import { ShopList } from '../layout/shop-list';
import { useNarrow } from '../layout/use-phone';
import type { ShippingZone } from '../records';
import { DeliveryExample } from './delivery-example';

const where = ({ areas }: ShippingZone) => {
  const names = [...new Set(areas.map(({ country }) => countryName(country)))];
  return names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
};
const methods = (zone: ShippingZone) =>
  zone.methods
    .filter(({ isActive }) => isActive)
    .map(({ name }) => name)
    .join(', ') || 'None';

const Zones = () =>
  useNarrow() ? (
    <CardList<ShippingZone>
      title={(zone) => zone.name}
      aside={where}
      lines={methods}
      to={(zone) => `/shipping-zones/${zone.id}`}
    />
  ) : (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col source="name" sx={{ fontWeight: 600 }} />
      <DataTable.Col source="areas" label="Where" disableSort render={where} />
      <DataTable.Col source="methods" label="Methods" disableSort render={methods} />
    </DataTable>
  );

/** Where the shop delivers to, and what that comes to for a shopper. */
export const ShippingZoneList = () => (
  <>
    <ShopList
      title="Shipping"
      perPage={25}
      sort={{ field: 'createdAt', order: 'ASC' }}
      exporter={false}
      pagination={<PageXofY onlySeveral />}
      actions={
        <ListToolbar exportable={false}>
          <CreateButton label="Make a zone" variant="contained" />
        </ListToolbar>
      }
    >
      <Zones />
    </ShopList>
    <DeliveryExample />
  </>
);
