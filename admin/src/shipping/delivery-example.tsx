import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ExampleCountry, ExampleInput, ExampleSection } from '../layout/example-section';
import { Failed } from '../layout/failed';
import { money } from '../layout/format';
import { withCurrency } from '../layout/shop-currency';
import type { DeliveryOffer } from '../records';

const days = ({ daysFrom, daysTo }: DeliveryOffer) =>
  daysFrom === daysTo ? `${daysTo} working days` : `${daysFrom}–${daysTo} working days`;

/** `Standard delivery: Free, 3–5 working days`. */
const sentence = (offer: DeliveryOffer) =>
  `${offer.name}: ${offer.price === 0 ? 'Free' : money(offer.price)}, ${days(offer)}`;

const Offers = ({ asked }: { asked: Record<string, string> }) => {
  const provider = useDataProvider<ShopDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['shipping-zones', 'example', asked],
    queryFn: () => provider.deliveryOffers(asked),
  });
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!data) return null;
  if (data.length === 0) return <Typography>The shop does not deliver this there.</Typography>;
  return data.map((offer, index) => (
    <Typography key={offer.methodId} sx={{ fontWeight: index === 0 ? 600 : 400 }}>
      {sentence(offer)}
    </Typography>
  ));
};

const NUMBER = /^\d{1,8}(\.\d{1,2})?$/;

const isFigure = (name: string) => name === 'worth' || name === 'grams';

/** What a shopper would be offered, by the rules as they are saved. */
export const DeliveryExample = () => {
  const [asked, setAsked] = useState({ country: 'RW', postcode: '', worth: '20', grams: '500' });
  const bound = (name: keyof typeof asked) => ({
    value: asked[name],
    onChange: (value: string) => setAsked({ ...asked, [name]: value }),
  });
  const sent = Object.fromEntries(
    Object.entries(asked).filter(([name, value]) => (isFigure(name) ? NUMBER.test(value) : value)),
  );
  return (
    <ExampleSection
      hint="What the checkout would offer today; the first is chosen by itself."
      inputs={
        <>
          <ExampleCountry {...bound('country')} />
          <ExampleInput label="Postcode" {...bound('postcode')} />
          <ExampleInput label={withCurrency('Goods for')} {...bound('worth')} />
          <ExampleInput label="Weight (g)" {...bound('grams')} />
        </>
      }
    >
      <Offers asked={sent} />
    </ExampleSection>
  );
};
