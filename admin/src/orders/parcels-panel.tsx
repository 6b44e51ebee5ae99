import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { apart } from '../layout/apart';
import { dateTime } from '../layout/format';
import { Section } from '../layout/section';
import type { OrderParcel, OrderRecord, ShippingLabel } from '../records';
import { t } from '../texts';
import { LabelDialog } from './label-dialog';
import { BoughtLabel, LABEL_STATES } from './label-panel';
import { PackDialog } from './pack-dialog';
import { ParcelDialog, type ParcelAct } from './parcel-dialog';
import { liveOf, useLabels } from './use-labels';

const stateOf = ({ packedAt, sentAt, deliveredAt }: OrderParcel): string => {
  if (deliveredAt) return t('Delivered {time}', { time: dateTime(deliveredAt) });
  if (sentAt) return t('Handed over {time}', { time: dateTime(sentAt) });
  return t('Packed {time}, in the shop', { time: dateTime(packedAt) });
};

const ACTS: Readonly<Record<ParcelAct, string>> = {
  ship: t('Hand over'),
  renumber: t('Correct the number'),
  deliver: t('Mark delivered'),
  unpack: t('Unpack'),
};

/** What may be done with a parcel where it is now. */
const actsOf = (
  { sentAt, deliveredAt, trackingNumber }: OrderParcel,
  { status }: OrderRecord,
): ParcelAct[] => {
  if (!sentAt) return status === 'processing' ? ['ship', 'unpack'] : ['unpack'];
  if (deliveredAt) return [];
  return [...(trackingNumber ? (['renumber'] as const) : []), 'deliver'];
};

const Goods = ({ order, parcel }: { order: OrderRecord; parcel: OrderParcel }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {parcel.lines.map(({ variantId, quantity }) => {
      const line = order.products.find((one) => one.variantId === variantId);
      const name = [line?.name ?? '', ...Object.values(line?.options ?? {})].join(', ');
      return (
        <Typography key={variantId} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {`${quantity} × ${name}`}
        </Typography>
      );
    })}
  </Box>
);

type RowProps = {
  order: OrderRecord;
  parcel: OrderParcel;
  labels: readonly ShippingLabel[];
  mayBuy: boolean;
  mayWrite: boolean;
};

const Row = ({ order, parcel, labels, mayBuy, mayWrite }: RowProps) => {
  const [act, setAct] = useState<ParcelAct | null>(null);
  const [buying, setBuying] = useState(false);
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const label = liveOf(labels, parcel.id);
  const name = t('Parcel {number}', { number: parcel.number });
  const slip = async () => {
    try {
      await shop.parcelSlip(String(order.id), parcel.id);
    } catch (error) {
      const failed = t('The packing slip could not be loaded.');
      notify(error instanceof Error ? error.message : failed, { type: 'error' });
    }
  };
  return (
    <Box component="li" aria-label={name} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {stateOf(parcel)}
        {[parcel.carrier, parcel.trackingNumber].map((part) => part && ` · ${apart(part)}`)}
      </Typography>
      <Goods order={order} parcel={parcel} />
      <Box className="no-print" sx={{ display: 'grid', gap: 1, mt: 1 }}>
        {label?.state === 'bought' && <BoughtLabel order={order} label={label} />}
        {label && label.state !== 'bought' && <Alert severity="info">{LABEL_STATES[label.state]}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" color="inherit" onClick={() => void slip()}>
            {t('Packing slip')}
          </Button>
          {mayWrite && mayBuy && !label && !parcel.sentAt && order.status === 'processing' && (
            <Button size="small" color="inherit" onClick={() => setBuying(true)}>
              {t('Buy a label')}
            </Button>
          )}
          {mayWrite &&
            actsOf(parcel, order).map((one) => (
              <Button
                key={one}
                size="small"
                variant={one === 'ship' ? 'outlined' : 'text'}
                color="inherit"
                onClick={() => setAct(one)}
              >
                {ACTS[one]}
              </Button>
            ))}
        </Box>
      </Box>
      {buying && <LabelDialog order={order} parcelId={parcel.id} onClose={() => setBuying(false)} />}
      {act && (
        <ParcelDialog
          {...{ order, parcel, act }}
          number={act === 'ship' && label?.state === 'bought' ? label : undefined}
          onClose={() => setAct(null)}
        />
      )}
    </Box>
  );
};

/** The parcels of an order that goes in parts, and the way to begin with it. Nothing where all of it went at once. */
export const ParcelsPanel = ({ order }: { order: OrderRecord }) => {
  const [packing, setPacking] = useState(false);
  const parcels = order.parcels ?? [];
  const toSend = order.toSend ?? [];
  const legal = order.legalActions ?? [];
  const left = toSend.reduce((sum, { quantity }) => sum + quantity, 0);
  const mayPack = legal.includes('pack') && (left > 1 || (left > 0 && parcels.length > 0));
  const isInParts =
    parcels.length > 1 || parcels.some(({ sentAt }) => !sentAt) || order.status === 'processing';
  const { data } = useLabels(order);
  if (!(mayPack || (isInParts && parcels.length > 0))) return null;
  return (
    <Section
      title={t('Parcels')}
      action={
        mayPack && (
          <Button className="no-print" size="small" variant="outlined" onClick={() => setPacking(true)}>
            {t('Send some of it')}
          </Button>
        )
      }
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {parcels.map((parcel) => (
          <Row
            key={parcel.id}
            {...{ order, parcel }}
            labels={data?.labels ?? []}
            mayBuy={data?.isConfigured ?? false}
            mayWrite={legal.includes('note')}
          />
        ))}
      </Box>
      {left > 0 && parcels.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('{left, plural, one {# piece is} other {# pieces are}} in no parcel yet.', { left })}
        </Typography>
      )}
      {parcels.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('“Ship” sends all of it in one parcel.')}
        </Typography>
      )}
      {packing && <PackDialog order={order} onClose={() => setPacking(false)} />}
    </Section>
  );
};
