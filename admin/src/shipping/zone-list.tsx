import { DataTable } from 'react-admin';
import { countryName } from '../layout/countries';
import { RowLink } from '../layout/row-link';
import { Rows } from '../layout/rows';
import { SettingsNav } from '../layout/settings-nav';
import { ShortList } from '../layout/short-list';
import type { ShippingZone } from '../records';
import { DeliveryExample } from './delivery-example';
import { t } from '../texts';

const where = ({ areas }: ShippingZone) => {
  const names = [...new Set(areas.map(({ country }) => countryName(country)))];
  return names.length > 4
    ? t('{names} and {count} more', { names: names.slice(0, 3).join(', '), count: names.length - 3 })
    : names.join(', ');
};
const methods = (zone: ShippingZone) =>
  zone.methods
    .filter(({ isActive }) => isActive)
    .map(({ name }) => name)
    .join(', ') || t('None');

/** Where the shop delivers to, and what that comes to for a shopper. */
export const ShippingZoneList = () => (
  <>
    <SettingsNav />
    <ShortList title={t('Shipping')} create={t('Create shipping zone')}>
      <Rows<ShippingZone>
        title={(zone) => zone.name}
        aside={where}
        lines={methods}
        to={(zone) => `/shipping-zones/${zone.id}`}
      >
        <DataTable.Col
          source="name"
          label={t('Name')}
          sx={{ fontWeight: 600 }}
          render={(zone: ShippingZone) => <RowLink>{zone.name}</RowLink>}
        />
        <DataTable.Col source="areas" label={t('Where')} disableSort render={where} />
        <DataTable.Col source="methods" label={t('Methods')} disableSort render={methods} />
      </Rows>
    </ShortList>
    <DeliveryExample />
  </>
);
