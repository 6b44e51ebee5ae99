import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useGetIdentity, useGetList, useNotify, useRedirect } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import type { CustomerRecord } from '../records';
import { t } from '../texts';

const FOUND = 10;

const Merge = ({ customer, onClose }: { customer: CustomerRecord; onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const [into, setInto] = useState<CustomerRecord | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const {
    data = [],
    isFetching,
    error,
  } = useGetList<CustomerRecord>('customers', {
    pagination: { page: 1, perPage: FOUND },
    sort: { field: 'name', order: 'ASC' },
    filter: { role: 'customer', ...(typed ? { q: typed } : {}) },
  });
  const others = data.filter(({ id, disabled }) => id !== customer.id && !disabled);
  const merge = async () => {
    if (!into) return setFailure(t('Please choose the account that is kept'));
    setBusy(true);
    setFailure('');
    try {
      await shop.mergeCustomer(customer.id, into.id);
      notify(t('The accounts are one'), { type: 'success' });
      onClose();
      redirect('show', 'customers', into.id);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('Not done'));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={t('Merge {email} into another account', { email: customer.email })}
      text={t(
        'Orders, addresses, favorites, cart, store credit, coupons, reviews, notes, tags and groups become the other account’s. Nobody logs in with {email} any more. Both addresses are told by email. It cannot be undone.',
        { email: customer.email },
      )}
      failure={failure}
      busy={busy}
      label={t('Merge')}
      danger
      size="sm"
      onConfirm={() => void merge()}
      onBack={onClose}
    >
      <Autocomplete
        options={others}
        value={into}
        onChange={(_, chosen) => setInto(chosen)}
        onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
        filterOptions={(found) => found}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name, email }) => `${name} (${email})`}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        loading={isFetching}
        loadingText={t('Loading…')}
        noOptionsText={error instanceof Error ? error.message : t('Nobody found')}
        renderInput={(params) => <TextField {...params} label={t('Account that is kept')} margin="normal" />}
      />
    </ConfirmDialog>
  );
};

/** Makes an account a part of another one of the same person; asked before. */
export const MergeAction = ({ customer }: { customer: CustomerRecord }) => {
  const [isAsked, setAsked] = useState(false);
  const { identity } = useGetIdentity();
  if (customer.role !== 'customer' || identity?.id === customer.id) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setAsked(true)}>
        {t('Merge with another account')}
      </Button>
      {isAsked && <Merge customer={customer} onClose={() => setAsked(false)} />}
    </Box>
  );
};
