import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { countries } from '../layout/countries';
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

/** What a shopper would be offered, by the rules as they are saved. */
export const DeliveryExample = () => {
  const [asked, setAsked] = useState({ country: 'RW', postcode: '', worth: '20', grams: '500' });
  const input = (name: keyof typeof asked, label: string) => (
    <TextField
      size="small"
      label={label}
      value={asked[name]}
      onChange={({ target }) => setAsked({ ...asked, [name]: target.value })}
      {...(name === 'country' ? { select: true, children: choices() } : {})}
    />
  );
  const sent = Object.fromEntries(
    Object.entries(asked).filter(([name, value]) => (isFigure(name) ? NUMBER.test(value) : value)),
  );
  return (
    <Box component="section" aria-label="Example" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
        For example
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        An estimate: the checkout does not ask these rules yet and delivers free.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {input('country', 'To')}
        {input('postcode', 'Postcode')}
        {input('worth', withCurrency('Goods for'))}
        {input('grams', 'Weight (g)')}
      </Box>
      <Box role="status">
        <Offers asked={sent} />
      </Box>
    </Box>
  );
};

const isFigure = (name: string) => name === 'worth' || name === 'grams';

const choices = () =>
  countries().map(({ id, name }) => (
    <MenuItem key={id} value={id}>
      {name}
    </MenuItem>
  ));
