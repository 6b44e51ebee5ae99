import { Button, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useListContext } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import type { OrderResult, RateChoice } from '../fulfilment-calls';
import { ManyDialog } from './many-dialog';
import { ManyNumbers, numberFor, type TypedNumbers } from './many-numbers';
import { useMany } from './use-many';
import { useAct } from '../layout/use-act';
import { t } from '../texts';

/** As many as the server takes at once. */
export const MOST_ORDERS = 100;
/** Carriers are slow: few at a time, so that the progress moves. */
const LABELS_AT_ONCE = 5;
const SHIPPED_AT_ONCE = 10;

type Props = { ids: readonly string[]; onClose: (results: readonly OrderResult[]) => void };

const counted = (count: number) => t('{count, plural, one {one order} other {# orders}}', { count });

const Paper = ({ label, print }: { label: string; print: () => Promise<void> }) => {
  const { busy, act } = useAct(t('The file could not be loaded.'));
  return (
    <Button size="small" color="inherit" disabled={busy} onClick={() => void act(print)}>
      {label}
    </Button>
  );
};

const BuyLabels = ({ ids, onClose }: Props) => {
  const shop = useDataProvider<ShopDataProvider>();
  const [choice, setChoice] = useState<RateChoice>('cheapest');
  const mayPrint = useCanAccess({ resource: 'labels', action: 'print' }).canAccess === true;
  const many = useMany(LABELS_AT_ONCE, (piece, key) => shop.buyLabels(piece, choice, key));
  return (
    <ManyDialog
      {...{ ids, many, onClose }}
      title={t('Buy labels for {counted}?', { counted: counted(ids.length) })}
      explanation={t(
        'One parcel each. An order that has a label keeps it, and a label that is not used can be given back.',
      )}
      act={t('Buy labels')}
      done={t('with a label')}
      after={(passed) =>
        mayPrint && <Paper label={t('Download the labels')} print={() => shop.labelSheet(passed)} />
      }
    >
      <RadioGroup
        aria-label={t('Rate')}
        value={choice}
        onChange={(_, value) => setChoice(value === 'fastest' ? 'fastest' : 'cheapest')}
      >
        <FormControlLabel value="cheapest" control={<Radio />} label={t('The cheapest rate of each')} />
        <FormControlLabel value="fastest" control={<Radio />} label={t('The fastest rate of each')} />
      </RadioGroup>
    </ManyDialog>
  );
};

const MarkShipped = ({ ids, onClose }: Props) => {
  const shop = useDataProvider<ShopDataProvider>();
  const [typed, setTyped] = useState<TypedNumbers>({ carrier: '', numbers: {} });
  const many = useMany(SHIPPED_AT_ONCE, (piece, key) =>
    shop.shipOrders(
      piece.map((orderId) => ({ orderId, ...numberFor(orderId, typed) })),
      key,
    ),
  );
  return (
    <ManyDialog
      {...{ ids, many, onClose }}
      title={t('Ship {counted}?', { counted: counted(ids.length) })}
      explanation={t(
        'Each goes by the label that was bought for it; what is fetched is ready for pickup, what your courier brings is out for delivery. Every shopper gets an email. This cannot be undone.',
      )}
      act={t('Ship')}
      done={t('shipped')}
    >
      <ManyNumbers ids={ids} typed={typed} onTyped={setTyped} />
    </ManyDialog>
  );
};

/** A step of orders that were ticked when it was asked for. */
export type ManyStep = { step: 'labels' | 'ship'; ids: readonly string[] };

/** What can be done with the orders that are ticked. */
export const ManyOrders = ({ begin }: { begin: (step: ManyStep) => void }) => {
  const { selectedIds } = useListContext();
  const shop = useDataProvider<ShopDataProvider>();
  const mayWrite = useCanAccess({ resource: 'orders', action: 'edit' }).canAccess === true;
  const mayPrint = useCanAccess({ resource: 'labels', action: 'print' }).canAccess === true;
  const ids = selectedIds.map(String);
  if (ids.length > MOST_ORDERS)
    return (
      <Typography variant="body2">
        {t('At most {mostOrders} orders at once.', { mostOrders: MOST_ORDERS })}
      </Typography>
    );
  return (
    <>
      <Paper label={t('Pick list')} print={() => shop.pickList(ids)} />
      {mayPrint && <Paper label={t('Packing slips')} print={() => shop.packingSlips(ids)} />}
      {mayWrite && (
        <>
          <Button size="small" color="inherit" onClick={() => begin({ step: 'labels', ids })}>
            {t('Buy labels…')}
          </Button>
          <Button size="small" color="inherit" onClick={() => begin({ step: 'ship', ids })}>
            {t('Ship…')}
          </Button>
        </>
      )}
    </>
  );
};

/**
 * The step under way. It stands beside the list, which may be empty once the orders have left it; those that did not pass
 * stay ticked, to be tried again.
 */
export const ManyUnderWay = ({ under, onClose }: { under: ManyStep; onClose: () => void }) => {
  const { onSelect } = useListContext();
  const { step, ids } = under;
  const shipped = (results: readonly OrderResult[]) => {
    const passed = new Set(results.filter(({ ok }) => ok).map(({ orderId }) => orderId));
    if (results.length > 0) onSelect(ids.filter((id) => !passed.has(id)));
    onClose();
  };
  // what has got its label is shipped next: it stays ticked
  return step === 'labels' ? (
    <BuyLabels ids={ids} onClose={onClose} />
  ) : (
    <MarkShipped ids={ids} onClose={shipped} />
  );
};
