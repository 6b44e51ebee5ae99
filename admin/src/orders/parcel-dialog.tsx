import { TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { useOrderCommand } from '../layout/use-order-command';
import type { OrderParcel, OrderRecord } from '../records';
import { t } from '../texts';

export type ParcelAct = 'ship' | 'renumber' | 'deliver' | 'unpack';

const WORDS = {
  ship: {
    ...{ title: t('Hand this parcel over?'), label: t('Hand over'), done: t('Parcel handed over') },
    text: t(
      'The shopper gets an email with what is in it, the carrier and the tracking number. This cannot be undone.',
    ),
  },
  renumber: {
    ...{ title: t('Correct the tracking number?'), label: t('Correct the number') },
    done: t('Tracking number corrected'),
    text: t('The shopper gets an email with the number that is right.'),
  },
  deliver: {
    ...{ title: t('Has this parcel arrived?'), label: t('Mark delivered'), done: t('Parcel delivered') },
    text: t('The last parcel of an order that has left delivers the order. This cannot be undone.'),
  },
  unpack: {
    ...{ title: t('Unpack this parcel?'), label: t('Unpack'), done: t('Parcel unpacked') },
    text: t('Its pieces are to be sent again. The shopper is not told.'),
  },
} as const;

/** Where the shop's own courier brings it, nobody has a number. */
const BY_COURIER = {
  ...WORDS.ship,
  text: t('The shopper gets an email that your courier is on the way. This cannot be undone.'),
};

const ASKS_NUMBER: readonly ParcelAct[] = ['ship', 'renumber'];

type Props = {
  order: OrderRecord;
  parcel: OrderParcel;
  act: ParcelAct;
  /** Of the label that was bought for it. */
  number?: { carrier: string | null; trackingNumber: string | null } | undefined;
  onClose: () => void;
};

/** One act on one parcel, confirmed, with what it needs. */
export const ParcelDialog = ({ order, parcel, act, number, onClose }: Props) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const from = number ?? parcel;
  const [carrier, setCarrier] = useState(from.carrier ?? '');
  const [trackingNumber, setTrackingNumber] = useState(from.trackingNumber ?? '');
  const { run, standing, setFailure } = useOrderCommand(order.id);
  const isCourier = act === 'ship' && order.deliveryWay === 'courier';
  const asked = { carrier, trackingNumber };
  const calls: Readonly<Record<ParcelAct, (key: string) => Promise<unknown>>> = {
    ship: (key) => shop.shipParcel(order.id, parcel.id, isCourier ? { carrier } : asked, key),
    renumber: (key) => shop.renumberParcel(order.id, parcel.id, asked, key),
    deliver: (key) => shop.deliverParcel(order.id, parcel.id, key),
    unpack: (key) => shop.unpackParcel(order.id, parcel.id, key),
  };
  const { title, text, label, done } = isCourier ? BY_COURIER : WORDS[act];
  const isAsked = ASKS_NUMBER.includes(act);
  const missing = (): string | undefined => {
    if (!isAsked || isCourier) return undefined;
    if (!carrier.trim()) return t('Carrier');
    return trackingNumber.trim() ? undefined : t('Tracking number');
  };

  const confirm = () => {
    const lacking = missing();
    if (lacking) return setFailure(t('{label} is required', { label: lacking }));
    return run(async (key) => {
      await calls[act](key);
      notify(done, { type: 'success' });
      onClose();
    });
  };

  return (
    <ConfirmDialog
      {...{ title, text, label }}
      {...standing}
      danger={act === 'unpack'}
      onConfirm={confirm}
      onBack={onClose}
    >
      {isAsked && (
        <TextField
          label={isCourier ? t('Courier') : t('Carrier')}
          required={!isCourier}
          value={carrier}
          autoFocus
          onChange={(event) => setCarrier(event.target.value)}
        />
      )}
      {isAsked && !isCourier && (
        <TextField
          label={t('Tracking number')}
          required
          value={trackingNumber}
          onChange={(event) => setTrackingNumber(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
};
