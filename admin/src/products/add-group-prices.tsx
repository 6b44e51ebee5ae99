import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { paidCurrencies } from '../layout/shop-currency';
import type { CustomerGroupRecord, GroupPrice } from '../records';
import { t } from '../texts';

/** Prices of a group in a currency, from so many pieces on. */
export type PriceList = Omit<GroupPrice, 'variantId' | 'price'>;

const MOST_GROUPS = 200;

/** Chooses for whom, from how many pieces on and in which currency there are prices of their own. */
export const AddGroupPrices = ({ own, onAdd }: { own: string; onAdd: (list: PriceList) => void }) => {
  const { canAccess: maySee = false } = useCanAccess({ resource: 'customer-groups', action: 'list' });
  const { data: groups } = useGetList<CustomerGroupRecord>(
    'customer-groups',
    { pagination: { page: 1, perPage: MOST_GROUPS }, sort: { field: 'name', order: 'ASC' } },
    { enabled: maySee },
  );
  const { data: codes = [] } = useQuery({ queryKey: ['paid-currencies'], queryFn: paidCurrencies });
  const [groupId, setGroupId] = useState('');
  const [pieces, setPieces] = useState('1');
  const [currency, setCurrency] = useState(own);
  if (!maySee || !groups) return null;
  if (groups.length === 0)
    return (
      <Typography variant="body2">
        <Link to="/customer-groups/create">{t('Create group')}</Link>
      </Typography>
    );
  const from = Number(pieces);
  const group = groups.find(({ id }) => id === groupId);
  const isRight = Number.isInteger(from) && from >= 1 && from <= 99;
  const add = () => group && isRight && onAdd({ groupId: group.id, group: group.name, currency, from });
  return (
    <Box
      role="group"
      aria-label={t('Add prices for a group')}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        // it adds, and saves neither the prices around it nor the product
        event.preventDefault();
        event.stopPropagation();
        add();
      }}
      sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <TextField
        select
        size="small"
        label={t('Customer group')}
        value={groupId}
        onChange={({ target: { value } }) => setGroupId(value)}
        sx={{ flex: '1 1 200px', width: 'auto' }}
      >
        {groups.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        type="number"
        label={t('From how many pieces')}
        value={pieces}
        onChange={({ target: { value } }) => setPieces(value)}
        slotProps={{ htmlInput: { min: 1, max: 99, step: 1, inputMode: 'numeric' } }}
        sx={{ width: 180 }}
      />
      {codes.length > 0 && (
        <TextField
          select
          size="small"
          label={t('Currency')}
          value={currency}
          onChange={({ target: { value } }) => setCurrency(value)}
          sx={{ width: 110 }}
        >
          {[own, ...codes].map((code) => (
            <MenuItem key={code} value={code}>
              {code}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Button size="small" variant="outlined" disabled={!group || !isRight} onClick={add}>
        {t('Add prices')}
      </Button>
    </Box>
  );
};
