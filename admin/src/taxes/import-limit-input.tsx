import { Button } from '@mui/material';
import { AutocompleteInput, minValue, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { currencies } from '../layout/currencies';
import { shopCurrency } from '../layout/shop-currency';

const counts = [
  { id: 'consignment', name: 'All goods of an order together' },
  { id: 'item', name: 'Each piece for itself' },
];
const above = [required('The limit is required'), minValue(0.001, 'Above zero')];

/** Up to which value of goods from abroad the tax is taken at checkout; without one it always is. */
export const ImportLimitInput = () => {
  const { setValue } = useFormContext();
  const limit: unknown = useWatch({ name: 'importLimit' });
  const set = (value: object | null) => setValue('importLimit', value, { shouldDirty: true });
  const none = { amount: null, currency: shopCurrency().code, per: 'consignment', scheme: '', number: '' };
  if (!limit)
    return (
      <Button variant="outlined" onClick={() => set(none)} sx={{ justifySelf: 'start' }}>
        Set a limit
      </Button>
    );
  return (
    <>
      <NumberInput
        source="importLimit.amount"
        label="Limit"
        min={0}
        step="any"
        validate={above}
        helperText="Of what goods cost without tax and delivery"
      />
      <AutocompleteInput
        source="importLimit.currency"
        label="Currency of the limit"
        choices={currencies()}
        validate={required('Currency is required')}
        helperText="At the rate of the page Currencies, else daily by the European Central Bank"
      />
      <SelectInput
        source="importLimit.per"
        label="What counts"
        choices={counts}
        validate={required('What counts is required')}
        helperText={false}
      />
      <TextInput
        source="importLimit.scheme"
        label="Scheme"
        validate={required('Scheme is required')}
        helperText="IOSS, VOEC, UK VAT"
      />
      <TextInput
        source="importLimit.number"
        label="Your number in it"
        helperText="For customs; shoppers do not see it"
      />
      <Button color="inherit" onClick={() => set(null)} sx={{ justifySelf: 'start', mt: 1 }}>
        Remove the limit
      </Button>
    </>
  );
};
