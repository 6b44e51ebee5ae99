import SearchIcon from '@mui/icons-material/Search';
import { Alert, Box, Button, Card, LinearProgress, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Title, useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { dateTime, money } from '../layout/format';
import { Guarded } from '../layout/guarded';
import { useOrderCommand } from '../layout/use-order-command';
import type { Pickup } from '../records';
import { t } from '../texts';

type Handed = { order: Pickup; onHanded: (order: Pickup) => void; isOnly: boolean };

/** One order that waits, with the button that hands it over; what is still to be paid is recorded first. */
const Waiting = ({ order, onHanded, isOnly }: Handed) => {
  const shop = useDataProvider<ShopDataProvider>();
  const { run, busy, failure } = useOrderCommand(order.id);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // whoever has typed a code hands it over by Enter
    if (isOnly) button.current?.focus();
  }, [isOnly]);
  const handOver = async (key: string) => {
    if (order.amountDue > 0)
      await shop.transitionOrder(order.id, { action: 'record-balance' }, `${key}-balance`);
    await shop.transitionOrder(order.id, { action: 'deliver' }, `${key}-deliver`);
    onHanded(order);
  };
  const due = money(order.amountDue, order.currency);
  return (
    <Card
      component="li"
      sx={{ p: 2, listStyle: 'none' }}
      aria-label={t('Order #{number}', { number: order.number })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Typography variant="h6" component="h2">
          {order.name}
        </Typography>
        <Typography sx={{ fontFamily: 'monospace', fontWeight: 700 }}>{order.code}</Typography>
        <Typography
          component={RouterLink}
          to={`/orders/${order.id}/show`}
          sx={{ ml: 'auto', color: 'text.secondary' }}
        >
          <bdi>{`#${order.number}`}</bdi>
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('Ready since {readyAt}', { readyAt: dateTime(order.readyAt) })}
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {order.products.map((line) => (
          <li key={line._id}>
            {[`${line.quantity} × ${line.name}`, ...Object.values(line.options)].join(', ')}
          </li>
        ))}
      </Box>
      {failure && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {failure}
        </Alert>
      )}
      <Button ref={button} variant="contained" disabled={busy} onClick={() => void run(handOver)}>
        {order.amountDue > 0 ? t('Take {due} and hand over', { due }) : t('Hand over')}
      </Button>
    </Card>
  );
};

const Counter = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [told, setTold] = useState('');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['orders', 'pickups', asked],
    queryFn: () => shop.pickups(asked),
  });
  const find = (event: FormEvent) => {
    event.preventDefault();
    setTold('');
    setAsked(text.trim());
    void refetch();
  };
  const handed = (order: Pickup) => {
    setTold(t('Order #{number} is handed over to {name}.', { number: order.number, name: order.name }));
    setText('');
    setAsked('');
    field.current?.focus();
    void queries.invalidateQueries({ queryKey: ['orders'] });
  };
  return (
    <Box sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={t('Pickup counter')} />
      <Box component="form" role="search" onSubmit={find} sx={{ display: 'flex', gap: 1, mb: 2 }}>
        <TextField
          label={t('Code, name or order number')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          inputRef={field}
          autoFocus
          fullWidth
          slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 100 } }}
        />
        <Button type="submit" variant="outlined" color="inherit" startIcon={<SearchIcon />}>
          {t('Find')}
        </Button>
      </Box>
      <Typography role="status" sx={{ mb: 1, color: 'success.main', fontWeight: 600 }}>
        {told}
      </Typography>
      {isPending && <LinearProgress aria-label={t('Loading')} />}
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {asked
            ? t('No order that is ready has this code, name or number.')
            : t('No order waits to be fetched.')}
        </Typography>
      )}
      <Box component="ul" sx={{ p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {data?.map((order) => (
          <Waiting
            key={order.id}
            order={order}
            onHanded={handed}
            isOnly={asked !== '' && data.length === 1}
          />
        ))}
      </Box>
    </Box>
  );
};

/** Where shoppers fetch what they have ordered: found by code or name, and handed over. */
export const PickupPage = () => (
  <Guarded resource="orders" action="edit">
    <Counter />
  </Guarded>
);
