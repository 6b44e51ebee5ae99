import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ShopDataProvider } from '../data-provider';
import { ADDRESS_MEMBERS } from '../layout/address-parts';
import type { CustomerAddress } from '../records';
import { t } from '../texts';

const lineOf = ({ firstName, lastName, lines }: CustomerAddress) =>
  [[firstName, lastName].filter(Boolean).join(' '), ...lines].join(', ');

/** Takes an address over from the book of the chosen customer. */
export const BookChoice = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { canAccess = false } = useCanAccess({ resource: 'customers', action: 'show' });
  const { setValue } = useFormContext();
  const customerId = String((useWatch({ name: 'customerId' }) as string | null | undefined) ?? '');
  const { data = [] } = useQuery({
    queryKey: ['customers', 'addresses', customerId],
    queryFn: () => shop.customerAddresses(customerId),
    enabled: canAccess && customerId !== '',
    retry: false,
  });
  if (data.length === 0) return null;
  const take = (id: string) => {
    const chosen = data.find((one) => one.id === id);
    if (!chosen) return;
    const address = { ...chosen, country: chosen.countryCode || chosen.country };
    for (const name of ADDRESS_MEMBERS)
      setValue(`shippingAddress.${name}`, address[name], { shouldDirty: true, shouldTouch: true });
  };
  return (
    <TextField
      select
      className="wide"
      label={t('From the address book')}
      value=""
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
