import {
  Alert,
  Autocomplete,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, type HttpError } from 'react-admin';
import type { ProposalDto, SetupDto } from '@duka/client';
import type { ShopDataProvider } from '../data-provider';
import { countries } from '../layout/countries';
import { currencies } from '../layout/currencies';
import { Failed } from '../layout/failed';
import { percentage } from '../layout/format';
import { plainNumber } from '../layout/typed-number';
import type { FieldErrors } from '../problem';
import { t } from '../texts';

type Choice = { id: string; name: string };

const places = countries();
const monies = currencies();

const Choose = ({
  label,
  options,
  value,
  onChange,
  error,
}: {
  label: string;
  options: readonly Choice[];
  value: string | null;
  onChange: (id: string | null) => void;
  error?: string | undefined;
}) => (
  <Autocomplete
    options={options}
    value={options.find(({ id }) => id === value) ?? null}
    getOptionLabel={({ name }) => name}
    isOptionEqualToValue={(one, other) => one.id === other.id}
    onChange={(_, chosen) => onChange(chosen?.id ?? null)}
    autoHighlight
    renderInput={(params) => (
      <TextField {...params} label={label} error={error !== undefined} helperText={error ?? ' '} />
    )}
  />
);

const ratesOf = ({ taxes }: ProposalDto): string =>
  taxes
    .filter(({ percent }) => percent > 0)
    .map(({ name, percent }) => `${name} ${percentage(percent)}`)
    .join(', ');

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(plainNumber(text)));

/** A price and days, and the tax where the shop knows it; the currency is proposed and can be another. */
const Proposed = ({ proposal, onDone }: { proposal: ProposalDto; onDone: (setup: SetupDto) => void }) => {
  const provider = useDataProvider<ShopDataProvider>();
  const [currency, setCurrency] = useState(proposal.currency);
  const [price, setPrice] = useState('');
  const [[from, to], setDays] = useState(['2', '4'] as readonly [string, string]);
  const [takesTax, setTakesTax] = useState(true);
  const { mutate, error, isPending } = useMutation<SetupDto, HttpError>({
    mutationFn: () =>
      provider.setUpCountry({
        ...{ country: proposal.country, currency: currency ?? '', takesTax },
        ...{
          deliveryPrice: price.trim() === '' ? null : numberOf(price),
          daysFrom: numberOf(from),
          daysTo: numberOf(to),
        },
      }),
    onSuccess: onDone,
  });
  const errors = ((error?.body as { errors?: FieldErrors } | undefined)?.errors ?? {}) as Record<
    string,
    unknown
  >;
  const isNoPrice = price.trim() !== '' && Number.isNaN(numberOf(price));
  const said = (name: string) => {
    if (name === 'deliveryPrice' && isNoPrice) return t('This is no amount, such as 4.90');
    return typeof errors[name] === 'string' ? errors[name] : undefined;
  };
  const isAtField = ['currency', 'deliveryPrice', 'daysFrom', 'daysTo', 'country'].some((name) => said(name));
  const rates = ratesOf(proposal);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isNoPrice) mutate();
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      <Choose
        label={t('Currency')}
        options={monies}
        value={currency}
        onChange={setCurrency}
        error={said('currency')}
      />
      <TextField
        label={
          currency
            ? t('Delivery within the country ({currency})', { currency })
            : t('Delivery within the country')
        }
        value={price}
        onChange={({ target }) => setPrice(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        error={said('deliveryPrice') !== undefined}
        helperText={said('deliveryPrice') ?? t('0 is free; leave it empty to set delivery up by yourself')}
      />
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
        <TextField
          label={t('Working days, at least')}
          value={from}
          onChange={({ target }) => setDays([target.value, to])}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          error={said('daysFrom') !== undefined}
          helperText={said('daysFrom') ?? ' '}
        />
        <TextField
          label={t('At most')}
          value={to}
          onChange={({ target }) => setDays([from, target.value])}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          error={said('daysTo') !== undefined}
          helperText={said('daysTo') ?? ' '}
        />
      </Box>
      {rates && (
        <FormControlLabel
          control={<Checkbox checked={takesTax} onChange={(_, isOn) => setTakesTax(isOn)} />}
          label={t('Prices include the tax of the country: {rates}', { rates })}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[
          t('The shop’s days are those of {place}.', { place: proposal.timeZone.replaceAll('_', ' ') }),
          ...(proposal.source
            ? [t('Rates by {source}; look whether they still hold.', { source: proposal.source })]
            : []),
        ].join(' ')}
      </Typography>
      {error && !isAtField && <Alert severity="error">{error.message}</Alert>}
      <Button type="submit" variant="contained" disabled={isPending} sx={{ justifySelf: 'start' }}>
        {isPending ? t('Setting up …') : t('Set up the shop like this')}
      </Button>
    </Box>
  );
};

/** Where the shop is; everything that follows from it is proposed. */
export const CountryForm = ({ onDone }: { onDone: (setup: SetupDto) => void }) => {
  const provider = useDataProvider<ShopDataProvider>();
  const [country, setCountry] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['proposed-setup', country],
    queryFn: () => provider.proposedSetup(country ?? ''),
    enabled: country !== null,
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 520, mt: 1.5 }}>
      <Choose label={t('Country of the shop')} options={places} value={country} onChange={setCountry} />
      {error && <Failed error={error} onRetry={refetch} />}
      {country && data && <Proposed key={data.country} proposal={data} onDone={onDone} />}
    </Box>
  );
};
