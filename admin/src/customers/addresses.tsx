import { Box, Button, Chip, Skeleton, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useNotify, useRecordContext } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { Section } from '../layout/section';
import { useDone } from '../layout/use-change';
import type { AddressTerms, CustomerAddress, CustomerRecord } from '../records';
import { t } from '../texts';
import { AddressDialog, addressTerms } from './address-dialog';
import { LeftToRight } from '../layout/left-to-right';

const MOST = 20;

type RowProps = {
  address: CustomerAddress;
  mayWrite: boolean;
  busy: boolean;
  onChange: () => void;
  onRemove: () => void;
};

/** As one line, for whom the buttons are read out alone. */
const lineOf = (address: CustomerAddress) => [...address.lines, nameOf(address)].filter(Boolean).join(', ');

const nameOf = ({ firstName, lastName }: CustomerAddress) => [firstName, lastName].filter(Boolean).join(' ');

const Row = ({ address, mayWrite, busy, onChange, onRemove }: RowProps) => (
  <Box
    component="li"
    sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { border: 0 } }}
  >
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{nameOf(address)}</bdi>
      </Typography>
      {address.isDefault && <Chip size="small" label={t('Offered first at the checkout')} />}
    </Box>
    {[
      ...address.lines.filter(Boolean).map((line) => <bdi key={line}>{line}</bdi>),
      ...(address.phone ? [<LeftToRight key="phone">{address.phone}</LeftToRight>] : []),
    ].map((line, at) => (
      <Typography key={at} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {line}
      </Typography>
    ))}
    {mayWrite && (
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5, ml: -1 }}>
        <Button
          size="small"
          aria-label={t('Change {street}', { street: lineOf(address) })}
          disabled={busy}
          onClick={onChange}
        >
          {t('Change')}
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={t('Remove {street}', { street: lineOf(address) })}
          disabled={busy}
          onClick={onRemove}
        >
          {t('Remove')}
        </Button>
      </Box>
    )}
  </Box>
);

/** Reads the book and changes it; each change is shown as the server keeps it. */
function useBook(id: string) {
  const shop = useDataProvider<ShopDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const done = useDone();
  const [busy, setBusy] = useState(false);
  const queryKey = ['customers', 'addresses', id];
  const read = useQuery({ queryKey, queryFn: () => shop.customerAddresses(id), enabled: id !== '' });
  const failed = (failure: unknown) =>
    notify(failure instanceof Error ? failure.message : t('Not changed'), { type: 'error' });
  const reread = () => client.invalidateQueries({ queryKey });
  const save = async (address: AddressTerms, kept?: CustomerAddress) => {
    await (kept ? shop.changeCustomerAddress(id, kept.id, address) : shop.addCustomerAddress(id, address));
    notify(t('Address saved'), { type: 'info' });
    await reread();
  };
  const remove = async (address: CustomerAddress) => {
    setBusy(true);
    try {
      await shop.removeCustomerAddress(id, address.id);
      done(t('Address removed'), () => void save(addressTerms({ ...address })).catch(failed));
    } catch (failure) {
      failed(failure);
    } finally {
      await reread();
      setBusy(false);
    }
  };
  return { ...read, busy, save, remove };
}

/** Where a customer has things sent, which the checkout offers them. */
export const Addresses = () => {
  const customer = useRecordContext<CustomerRecord>();
  const isCustomer = customer?.role === 'customer';
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'customers', action: 'edit' });
  const { data, isPending, error, refetch, busy, save, remove } = useBook(
    isCustomer ? String(customer.id) : '',
  );
  const [open, setOpen] = useState<CustomerAddress | 'new' | null>(null);
  if (!isCustomer) return null;
  const book = data ?? [];
  const address = open === 'new' || open === null ? undefined : open;
  return (
    <Section
      title={t('Addresses')}
      action={
        mayWrite &&
        data &&
        data.length < MOST && (
          <Button size="small" onClick={() => setOpen('new')}>
            {t('Add an address')}
          </Button>
        )
      }
    >
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={72} />}
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('None saved yet.')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {book.map((one) => (
          <Row
            key={one.id}
            address={one}
            {...{ mayWrite, busy }}
            onChange={() => setOpen(one)}
            onRemove={() => void remove(one)}
          />
        ))}
      </Box>
      {open && (
        <AddressDialog
          address={address}
          isFirst={book.length === 0}
          save={(terms) => save(terms, address)}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  );
};
