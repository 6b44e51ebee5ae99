import { Box, MenuItem, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { countries, countryName } from './countries';
import { t } from '../texts';

type Props = { hint: string; inputs: ReactNode; children: ReactNode };

/** What saved rules come to for one shopper: the example's inputs, and the outcome below them. */
export const ExampleSection = ({ hint, inputs, children }: Props) => (
  <Box component="section" aria-label={t('Example')} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
    <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
      {t('For example')}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
      {hint}
    </Typography>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
        columnGap: 2,
        mb: 2,
      }}
    >
      {inputs}
    </Box>
    <Box role="status">{children}</Box>
  </Box>
);

type Place = { country: string; region: string; postcode: string };

/** `Germany`, `Texas, United States`, `10115, Berlin, Germany`. */
export const placeOf = ({ country, region, postcode }: Place) =>
  [postcode, region, countryName(country)].filter(Boolean).join(', ');

type InputProps = { label: string; value: string; onChange: (value: string) => void; children?: ReactNode };

export const ExampleInput = ({ onChange, children, ...input }: InputProps) => (
  <TextField {...input} size="small" select={!!children} onChange={({ target }) => onChange(target.value)}>
    {children}
  </TextField>
);

export const ExampleCountry = (input: Omit<InputProps, 'label' | 'children'>) => (
  <ExampleInput {...input} label={t('To')}>
    {countries().map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </ExampleInput>
);
