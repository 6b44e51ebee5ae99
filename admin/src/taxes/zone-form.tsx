import { BooleanInput, Create, SelectInput } from 'react-admin';
import { FormSection } from '../layout/form-section';
import { ShopEdit } from '../layout/record-pages';
import { RecordTitle } from '../layout/record-title';
import { ZoneForm } from '../layout/zone-form';
import { ImportLimitInput } from './import-limit-input';
import { RatesInput } from './rates-input';
import { ReadyRatesSelect } from './ready-rates-select';
import { TaxExample } from './tax-example';
import { t } from '../texts';

const shipping = [
  { id: 'main', name: t('The rate of most of the goods') },
  { id: 'shared', name: t('Shared over the goods') },
];
const rounding = [
  { id: 'order', name: t('Once for each rate') },
  { id: 'line', name: t('On each line') },
];

const Fields = ({ saved = false }: { saved?: boolean }) => (
  <ZoneForm
    saved={saved}
    create={t('Create tax zone')}
    nameHint={t('For you; receipts name the rates.')}
    consequence={t('What goes there carries no tax any more.')}
    beginning={!saved && <ReadyRatesSelect />}
  >
    <FormSection title={t('Rates')} hint={t('Each with the days it holds.')}>
      <RatesInput />
    </FormSection>
    <FormSection title={t('How')} hint={t('As the law of the place has it.')}>
      <SelectInput source="shippingTax" label={t('Tax on shipping')} choices={shipping} defaultValue="main" />
      <SelectInput
        source="rounding"
        label={t('Fractions are rounded')}
        choices={rounding}
        defaultValue="order"
      />
      <BooleanInput source="pricesIncludeTax" label={t('Prices include the tax')} defaultValue />
      <BooleanInput
        source="reverseCharge"
        label={t('Reverse charge for businesses with a VAT number')}
        helperText={t(
          'A number counts once VIES has confirmed it or you have accepted it: Settings, Checkout, Businesses.',
        )}
        defaultValue={false}
      />
    </FormSection>
    <FormSection
      title={t('Goods from abroad')}
      hint={t(
        'Above the limit no tax is taken: the buyer is told that import taxes and duties are due on delivery.',
      )}
    >
      <ImportLimitInput />
    </FormSection>
  </ZoneForm>
);

export const TaxZoneCreate = () => (
  <Create title={t('New tax zone')} redirect="list" sx={{ maxWidth: 1060 }}>
    <Fields />
  </Create>
);

export const TaxZoneEdit = () => (
  <ShopEdit
    title={<RecordTitle otherwise={t('Tax zone')} />}
    mutationMode="pessimistic"
    actions={false}
    sx={{ maxWidth: 1060 }}
  >
    <Fields saved />
    <TaxExample />
  </ShopEdit>
);
