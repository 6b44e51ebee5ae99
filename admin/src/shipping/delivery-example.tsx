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
import { plainNumber } from '../layout/typed-number';
import type { DeliveryOffer } from '../records';
import { t } from '../texts';

type Asked = { country: string; region: string; postcode: string; worth: string; grams: string };

const days = ({ daysFrom, daysTo }: DeliveryOffer) =>
  daysFrom === daysTo
    ? t('{daysTo, plural, one {# working day} other {# working days}}', { daysTo })
    : t('{daysFrom}–{daysTo} working days', { daysFrom, daysTo });

/** `Standard delivery free in 3–5 working days`. */
const offered = (offer: DeliveryOffer) =>
  offer.price === 0
    ? t('{name} free in {days}', { name: offer.name, days: days(offer) })
    : t('{name} for {price} in {days}', { name: offer.name, price: money(offer.price), days: days(offer) });

/** `A $20.00 shirt of 500 g to 10115, Germany: Parcel for $4.90 in 1–3 working days, or Express …`. */
function sentence({ worth, grams, ...place }: Asked, [first, ...others]: readonly DeliveryOffer[]): string {
  const start = t('A {worth} shirt of {grams} g to {place}:', {
    worth: money(Number(worth)),
    grams,
    place: placeOf(place),
  });
  if (!first) return t('{start} the shop does not deliver it there', { start });
  return [
    `${start} ${offered(first)}`,
    ...others.map((other) => t('or {offered}', { offered: offered(other) })),
  ].join(', ');
}

const Offers = ({ asked }: { asked: Asked }) => {
  const provider = useDataProvider<ShopDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['shipping-zones', 'example', asked],
    queryFn: () =>
      provider.deliveryOffers(Object.fromEntries(Object.entries(asked).filter(([, value]) => value))),
  });
  if (error) return <Failed error={error} onRetry={refetch} />;
  return data ? <Typography sx={{ fontWeight: 600 }}>{sentence(asked, data)}</Typography> : null;
};

const NUMBER = /^\d{1,8}(\.\d{1,2})?$/;
const GRAMS = /^\d{1,8}$/;

/** What a shopper would be offered, by the rules as they are saved. */
export const DeliveryExample = () => {
  const [asked, setAsked] = useState({
    ...{ country: shopCountry(), region: '', postcode: '' },
    ...{ worth: '20', grams: '500' },
  });
  const bound = (name: keyof typeof asked) => ({
    value: asked[name],
    onChange: (value: string) => setAsked({ ...asked, [name]: value }),
  });
  const worth = plainNumber(asked.worth);
  return (
    <ExampleSection
      hint={t('What the checkout would offer today; the first is chosen by itself.')}
      inputs={
        <>
          <ExampleCountry {...bound('country')} />
          <ExampleInput label={t('State or region')} {...bound('region')} />
          <ExampleInput label={t('Postcode')} {...bound('postcode')} />
          <ExampleInput label={withCurrency(t('A shirt for'))} {...bound('worth')} />
          <ExampleInput label={t('Weight (g)')} {...bound('grams')} />
        </>
      }
    >
      {NUMBER.test(worth) && GRAMS.test(asked.grams) && <Offers asked={{ ...asked, worth }} />}
    </ExampleSection>
  );
};
