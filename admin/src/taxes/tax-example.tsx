import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ExampleCountry, ExampleInput, ExampleSection, placeOf } from '../layout/example-section';
import { Failed } from '../layout/failed';
import { money, number } from '../layout/format';
import { shopCountry } from '../layout/shop-country';
import { withCurrency } from '../layout/shop-currency';
import { plainNumber } from '../layout/typed-number';
import type { Taxes } from '../records';
import { t } from '../texts';

const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;

type Asked = { country: string; region: string; postcode: string; amount: string };

/** `A $20.00 shirt to Germany: $16.81 and 19% VAT of $3.19, together $20.00`. */
function sentence(asked: Asked, { rates }: Taxes): string {
  const start = t('A {amount} shirt to {place}:', {
    amount: money(Number(asked.amount)),
    place: placeOf(asked),
  });
  const [rate] = rates;
  if (!rate) return t('{start} no tax', { start });
  const { name, percent, net, tax, gross } = rate;
  return t('{start} {net} and {percent}% {name} of {tax}, together {gross}', {
    start,
    net: money(net),
    percent: number(percent),
    name,
    tax: money(tax),
    gross: money(gross),
  });
}

const Outcome = ({ asked }: { asked: Asked }) => {
  const provider = useDataProvider<ShopDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['tax-zones', 'example', asked],
    queryFn: () => provider.taxes(Object.fromEntries(Object.entries(asked).filter(([, value]) => value))),
  });
  if (error) return <Failed error={error} onRetry={refetch} />;
  return data ? <Typography sx={{ fontWeight: 600 }}>{sentence(asked, data)}</Typography> : null;
};

/** What a shopper would pay in tax, by the rules as they are saved. */
export const TaxExample = () => {
  const [asked, setAsked] = useState({ country: shopCountry(), region: '', postcode: '', amount: '20' });
  const bound = (name: keyof Asked) => ({
    value: asked[name],
    onChange: (value: string) => setAsked({ ...asked, [name]: value }),
  });
  const amount = plainNumber(asked.amount);
  return (
    <ExampleSection
      hint={t('What the checkout would charge today.')}
      inputs={
        <>
          <ExampleCountry {...bound('country')} />
          <ExampleInput label={t('State or region')} {...bound('region')} />
          <ExampleInput label={t('Postcode')} {...bound('postcode')} />
          <ExampleInput label={withCurrency(t('A shirt for'))} {...bound('amount')} />
        </>
      }
    >
      {AMOUNT.test(amount) && <Outcome asked={{ ...asked, amount }} />}
    </ExampleSection>
  );
};
