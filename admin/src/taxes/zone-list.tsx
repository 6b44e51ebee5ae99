import { CreateButton, DataTable } from 'react-admin';
import { CardList } from '../layout/cards';
import { countryName } from '../layout/countries';
import { EmptyPage } from '../layout/empty-page';
import { ListToolbar } from '../layout/list-toolbar';
import { PageXofY } from '../layout/page-x-of-y';
import { ShopList } from '../layout/shop-list';
import { useNarrow } from '../layout/use-phone';
import type { TaxZone } from '../records';
import { TaxExample } from './tax-example';

const where = ({ areas }: TaxZone) =>
  [...new Set(areas.map(({ country }) => countryName(country)))].join(', ');
const rates = (zone: TaxZone) =>
  zone.rates.map(({ name, percent }) => `${name} ${percent}%`).join(', ') || 'None';
const prices = ({ pricesIncludeTax }: TaxZone) => (pricesIncludeTax ? 'With tax' : 'Without tax');

const Zones = () =>
  useNarrow() ? (
    <CardList<TaxZone>
      title={(zone) => zone.name}
      aside={prices}
      lines={rates}
      to={(zone) => `/tax-zones/${zone.id}`}
    />
  ) : (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col source="name" sx={{ fontWeight: 600 }} />
      <DataTable.Col source="areas" label="Where" disableSort render={where} />
      <DataTable.Col source="rates" label="Rates" disableSort render={rates} />
      <DataTable.Col source="pricesIncludeTax" label="Prices" disableSort render={prices} />
    </DataTable>
  );

/** Where the shop charges which tax, and what that comes to for a shopper. */
export const TaxZoneList = () => (
  <>
    <ShopList
      title="Taxes"
      perPage={25}
      sort={{ field: 'createdAt', order: 'ASC' }}
      exporter={false}
      pagination={<PageXofY onlySeveral />}
      empty={
        <EmptyPage title="No taxes yet" text="Without a tax zone, prices carry no tax.">
          <CreateButton label="Make a zone" variant="contained" />
        </EmptyPage>
      }
      actions={
        <ListToolbar exportable={false}>
          <CreateButton label="Make a zone" variant="contained" />
        </ListToolbar>
      }
    >
      <Zones />
    </ShopList>
    <TaxExample />
  </>
);
