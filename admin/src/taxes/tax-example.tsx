import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { countryName } from '../layout/countries';
import { ExampleCountry, ExampleInput, ExampleSection } from '../layout/example-section';
import { Failed } from '../layout/failed';
import { money } from '../layout/format';
import { withCurrency } from '../layout/shop-currency';
import type { Taxes } from '../records';

const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;

/** `A $20.00 shirt to Germany: $16.81 and 19% VAT of $3.19, together $20.00`. */
function sentence(amount: number, country: string, { rates }: Taxes): string {
  const start = `A ${money(amount)} shirt to ${countryName(country)}:`;
  const [rate] = rates;
  if (!rate) return `${start} no tax`;
  const { name, percent, net, tax, gross } = rate;
  return `${start} ${money(net)} and ${percent}% ${name} of ${money(tax)}, together ${money(gross)}`;
}

const Outcome = ({ country, amount }: { country: string; amount: number }) => {
  const provider = useDataProvider<ShopDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['tax-zones', 'example', country, amount],
    queryFn: () => provider.taxes({ country, amount: String(amount) }),
  });
  if (error) return <Failed error={error} onRetry={refetch} />;
  return data ? <Typography sx={{ fontWeight: 600 }}>{sentence(amount, country, data)}</Typography> : null;
};

/** What a shopper would pay in tax, by the rules as they are saved. */
export const TaxExample = () => {
  const [country, setCountry] = useState('DE');
  const [amount, setAmount] = useState('20');
  return (
    <ExampleSection
      hint="What the checkout would charge today."
      inputs={
        <>
          <ExampleCountry value={country} onChange={setCountry} />
          <ExampleInput label={withCurrency('A shirt for')} value={amount} onChange={setAmount} />
        </>
      }
    >
      {AMOUNT.test(amount) && <Outcome country={country} amount={Number(amount)} />}
    </ExampleSection>
  );
};
