import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { Failed } from '../layout/failed';
import { NotedRow } from '../layout/noted-row';
import { Section } from '../layout/section';
import { useOrderCommand } from '../layout/use-order-command';
import type { OrderPlaces, OrderRecord } from '../records';
import { t } from '../texts';

type Line = OrderPlaces['lines'][number];
type Taken = Line['taken'][number];
type Chosen = { line: Line; taken: Taken };

/** Which other place gives the pieces, and how many of them. */
const RetakeDialog = ({
  order,
  places,
  chosen: { line, taken },
  onClose,
}: {
  order: OrderRecord;
  places: OrderPlaces['places'];
  chosen: Chosen;
  onClose: () => void;
}) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { run, standing, setFailure } = useOrderCommand(order.id);
  const others = places.filter(({ id }) => id !== taken.placeId);
  const [to, setTo] = useState('');
  const [quantity, setQuantity] = useState(String(taken.quantity));
  const confirm = () => {
    if (!to) return setFailure(t('Choose a place'));
    const asked = { variantId: line.variantId, quantity: Number(quantity), from: taken.placeId, to };
    return run(async (key) => {
      await shop.retakePieces(order.id, asked, key);
      notify(t('Taken from another place'), { type: 'success' });
      onClose();
    });
  };
  const lies = (placeId: string) => line.levels.find((level) => level.placeId === placeId)?.onHand;
  return (
    <ConfirmDialog
      {...standing}
      title={t('Take it from another place')}
      text={line.name}
      label={t('Take from there')}
      onConfirm={confirm}
      onBack={onClose}
    >
      <TextField
        select
        required
        autoFocus
        label={t('Place')}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      >
        {others.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {typeof lies(id) === 'number'
              ? t('{place}: {count, plural, one {# piece} other {# pieces}}', {
                  place: name,
                  count: lies(id) ?? 0,
                })
              : name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('Pieces')}
        type="number"
        value={quantity}
        onChange={(event) => setQuantity(event.target.value)}
        slotProps={{ htmlInput: { min: 1, max: taken.quantity } }}
      />
    </ConfirmDialog>
  );
};

/** From which places the pieces of a paid order come; nothing in a shop with one place. */
export const PlacesPanel = ({ order }: { order: OrderRecord }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const [chosen, setChosen] = useState<Chosen>();
  const mayWrite = useCanAccess({ resource: 'orders', action: 'edit' }).canAccess === true;
  const hasTaken = ['processing', 'shipped', 'delivered'].includes(order.status);
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'places', order.id, order.status],
    queryFn: () => shop.orderPlaces(order.id),
    enabled: hasTaken,
  });
  if (!hasTaken) return null;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data || data.places.length < 2) return null;
  const nameOf = (id: string) => data.places.find((place) => place.id === id)?.name ?? t('A closed place');
  return (
    <Section title={t('Taken from')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.lines.flatMap((line) =>
          line.taken.map((taken) => (
            <NotedRow
              key={`${line.variantId} ${taken.placeId}`}
              title={`${taken.quantity} × ${line.name}`}
              note={nameOf(taken.placeId)}
            >
              {mayWrite && (
                <Button
                  size="small"
                  color="inherit"
                  className="no-print"
                  aria-label={t('Take {name} from another place', { name: line.name })}
                  onClick={() => setChosen({ line, taken })}
                >
                  {t('Change')}
                </Button>
              )}
            </NotedRow>
          )),
        )}
      </Box>
      {chosen && (
        <RetakeDialog
          order={order}
          places={data.places}
          chosen={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Section>
  );
};
