import { Button } from '@mui/material';
import { AutocompleteInput, minValue, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { currencies } from '../layout/currencies';
import { shopCurrency } from '../layout/shop-currency';
import { t } from '../texts';

const counts = [
  { id: 'consignment', name: t('All goods of an order together') },
  { id: 'item', name: t('Each piece for itself') },
];
const above = [required(t('The limit is required')), minValue(0.001, t('Above zero'))];

/** Up to which value of goods from abroad the tax is taken at checkout; without one it always is. */
export const ImportLimitInput = () => {
  const { setValue } = useFormContext();
  const limit: unknown = useWatch({ name: 'importLimit' });
  const set = (value: object | null) => setValue('importLimit', value, { shouldDirty: true });
  const none = { amount: null, currency: shopCurrency().code, per: 'consignment', scheme: '', number: '' };
  if (!limit)
    return (
      <Button variant="outlined" onClick={() => set(none)} sx={{ justifySelf: 'start' }}>
        {t('Set a limit')}
      </Button>
    );
  return (
    <>
      <NumberInput
        source="importLimit.amount"
        label={t('Limit')}
        min={0}
        step="any"
        validate={above}
        helperText={t('Of what goods cost without tax and delivery')}
      />
      <AutocompleteInput
        source="importLimit.currency"
        label={t('Currency of the limit')}
        choices={currencies()}
        validate={required(t('Currency is required'))}
        helperText={t('At the rate of the page Currencies, else daily by the European Central Bank')}
      />
      <SelectInput
        source="importLimit.per"
        label={t('What counts')}
        choices={counts}
        validate={required(t('What counts is required'))}
        helperText={false}
      />
      <TextInput
        source="importLimit.scheme"
        label={t('Scheme')}
        validate={required(t('Scheme is required'))}
        helperText={t('IOSS, VOEC, UK VAT')}
      />
      <TextInput
        source="importLimit.number"
        label={t('Your number in it')}
        helperText={t('For customs; shoppers do not see it')}
      />
      <Button color="inherit" onClick={() => set(null)} sx={{ justifySelf: 'start', mt: 1 }}>
        {t('Remove the limit')}
      </Button>
    </>
  );
};
