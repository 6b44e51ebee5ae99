import { Box, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ShopDataProvider } from '../data-provider';
import { ADDRESS_MEMBERS } from '../layout/address-parts';
import { apart } from '../layout/apart';
import { Failed } from '../layout/failed';
import { useDone } from '../layout/use-change';
import type { CustomerAddress } from '../records';
import { t } from '../texts';

const lineOf = ({ firstName, lastName, lines }: CustomerAddress) =>
  [[firstName, lastName].filter(Boolean).join(' '), ...lines].map(apart).join(', ');

type Parts = Partial<Record<(typeof ADDRESS_MEMBERS)[number], string>>;
const asTyped = (one: CustomerAddress): Parts => ({ ...one, country: one.countryCode || one.country });
const isSame = (one: Parts, other: Parts) =>
  ADDRESS_MEMBERS.every((name) => (one[name] ?? '') === (other[name] ?? ''));

/** Takes an address over from the book of the chosen customer; what was typed before can be brought back. */
export const BookChoice = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { canAccess = false } = useCanAccess({ resource: 'customers', action: 'show' });
  const { setValue, getValues } = useFormContext();
  const done = useDone();
  const typed = (useWatch({ name: 'shippingAddress' }) ?? {}) as Parts;
  const customerId = String((useWatch({ name: 'customerId' }) as string | null | undefined) ?? '');
  const { data, error, refetch } = useQuery({
    queryKey: ['customers', 'addresses', customerId],
    queryFn: () => shop.customerAddresses(customerId),
    enabled: canAccess && customerId !== '',
    retry: false,
  });
  if (error)
    return (
      <Box className="wide">
        <Failed error={error} onRetry={() => void refetch()} />
      </Box>
    );
  if (!data || data.length === 0) return null;
  const put = (address: Parts, phone: unknown) => {
    const taken = { shouldDirty: true, shouldTouch: true };
    for (const name of ADDRESS_MEMBERS) setValue(`shippingAddress.${name}`, address[name] ?? '', taken);
    setValue('contact.phone', phone, taken);
  };
  const take = (id: string) => {
    const chosen = data.find((one) => one.id === id);
    if (!chosen) return;
    const phone: unknown = getValues('contact.phone');
    const before = { ...typed };
    put(asTyped(chosen), phone || chosen.phone);
    done(t('Address taken over'), () => put(before, phone));
  };
  return (
    <TextField
      select
      className="wide"
      label={t('From the address book')}
      value={data.find((one) => isSame(asTyped(one), typed))?.id ?? ''}
      onChange={({ target }) => take(target.value)}
    >
      {data.map((one) => (
        <MenuItem key={one.id} value={one.id} sx={{ whiteSpace: 'normal' }}>
          {lineOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
};
