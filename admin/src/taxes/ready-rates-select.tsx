import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ShopDataProvider } from '../data-provider';
import { countryName } from '../layout/countries';
import { Failed } from '../layout/failed';
import type { ReadyTaxRates } from '../records';
import { t } from '../texts';

const placeOf = ({ country, region, place }: ReadyTaxRates) =>
  [countryName(country), region ?? place].filter(Boolean).join(', ');

const sourcesOf = ({ source, limitSource }: ReadyTaxRates) =>
  limitSource ? t('{source}; the limit by {limitSource}', { source, limitSource }) : source;

/** Fills the form with the rates of a country or state that the shop knows, each with where they come from. */
export const ReadyRatesSelect = () => {
  const provider = useDataProvider<ShopDataProvider>();
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['ready-tax-rates'],
    queryFn: () => provider.readyTaxRates(),
  });
  const { getValues, reset } = useFormContext();
  const [begun, setBegun] = useState<ReadyTaxRates>();
  const begin = (place: string) => {
    const ready = data.find((one) => placeOf(one) === place);
    if (!ready) return;
    setBegun(ready);
    const { country, region, postcodes, pricesIncludeTax, reverseCharge, rates, importLimit } = ready;
    const areas = [{ country, region, postcodes }];
    const typed = String((getValues() as { name?: string | null }).name ?? '').trim();
    const name = typed && typed !== (begun && placeOf(begun)) ? typed : place;
    const filled = { name, areas, pricesIncludeTax, reverseCharge, rates, importLimit };
    reset({ ...getValues(), ...filled }, { keepDefaultValues: true });
  };
  if (error) return <Failed error={error} onRetry={refetch} />;
  return (
    <TextField
      select
      size="small"
      label={t('Begin with')}
      value=""
      onChange={({ target }) => begin(target.value)}
      helperText={
        begun
          ? t('As of {as} by {sources}. Look whether they still hold.', {
              as: begun.asOf,
              sources: sourcesOf(begun),
            })
          : t('Rates as they were published; look whether they still hold')
      }
    >
      {data.map((ready) => (
        <MenuItem key={placeOf(ready)} value={placeOf(ready)} title={`${ready.source}, ${ready.asOf}`}>
          {placeOf(ready)}
        </MenuItem>
      ))}
    </TextField>
  );
};
