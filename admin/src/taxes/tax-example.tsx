import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ExampleCountry, ExampleInput, ExampleSection, placeOf } from '../layout/example-section';
import { Failed } from '../layout/failed';
import { money } from '../layout/format';
import { shopCountry } from '../layout/shop-country';
import { withCurrency } from '../layout/shop-currency';
import type { Taxes } from '../records';

const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;

type Asked = { country: string; region: string; postcode: string; amount: string };

/** `A $20.00 shirt to Germany: $16.81 and 19% VAT of $3.19, together $20.00`. */
function sentence(asked: Asked, { rates }: Taxes): string {
  const start = `A ${money(Number(asked.amount))} shirt to ${placeOf(asked)}:`;
  const [rate] = rates;
  if (!rate) return `${start} no tax`;
  const { name, percent, net, tax, gross } = rate;
  return `${start} ${money(net)} and ${percent}% ${name} of ${money(tax)}, together ${money(gross)}`;
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
  return (
    <ExampleSection
      hint="What the checkout would charge today."
      inputs={
        <>
          <ExampleCountry {...bound('country')} />
          <ExampleInput label="State or region" {...bound('region')} />
          <ExampleInput label="Postcode" {...bound('postcode')} />
          <ExampleInput label={withCurrency('A shirt for')} {...bound('amount')} />
        </>
      }
    >
      {AMOUNT.test(asked.amount) && <Outcome asked={asked} />}
    </ExampleSection>
  );
};
