import { CreateButton, DataTable } from 'react-admin';
import { countryName } from '../layout/countries';
import { EmptyPage } from '../layout/empty-page';
import { percentage } from '../layout/format';
import { RowLink } from '../layout/row-link';
import { Rows } from '../layout/rows';
import { SettingsNav } from '../layout/settings-nav';
import { ShortList } from '../layout/short-list';
import type { TaxZone } from '../records';
import { TaxExample } from './tax-example';
import { t } from '../texts';

const where = ({ areas }: TaxZone) =>
  [...new Set(areas.map(({ country }) => countryName(country)))].join(', ');
const rates = (zone: TaxZone) =>
  zone.rates.map(({ name, percent }) => `${name} ${percentage(percent)}`).join(', ') || t('None');
const prices = ({ pricesIncludeTax }: TaxZone) => (pricesIncludeTax ? t('With tax') : t('Without tax'));

const noneYet = (
  <EmptyPage title={t('No taxes yet')} text={t('Without a tax zone, prices carry no tax.')}>
    <CreateButton label={t('Create tax zone')} variant="contained" />
  </EmptyPage>
);

/** Where the shop charges which tax, and what that comes to for a shopper. */
export const TaxZoneList = () => (
  <>
    <SettingsNav />
    <ShortList title={t('Taxes')} create={t('Create tax zone')} empty={noneYet}>
      <Rows<TaxZone>
        title={(zone) => zone.name}
        aside={prices}
        lines={rates}
        to={(zone) => `/tax-zones/${zone.id}`}
      >
        <DataTable.Col
          source="name"
          label={t('Name')}
          sx={{ fontWeight: 600 }}
          render={(zone: TaxZone) => <RowLink>{zone.name}</RowLink>}
        />
        <DataTable.Col source="areas" label={t('Where')} disableSort render={where} />
        <DataTable.Col source="rates" label={t('Rates')} disableSort render={rates} />
        <DataTable.Col source="pricesIncludeTax" label={t('Prices')} disableSort render={prices} />
      </Rows>
    </ShortList>
    <TaxExample />
  </>
);
