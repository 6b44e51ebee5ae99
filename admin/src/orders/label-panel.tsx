import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { Failed } from '../layout/failed';
import { money } from '../layout/format';
import { Detail, DetailList, Section } from '../layout/section';
import { useOrderCommand } from '../layout/use-order-command';
import type { OrderRecord, ShippingLabel } from '../records';
import { LabelDialog } from './label-dialog';
import { liveOf, useLabels } from './use-labels';
import { t } from '../texts';
import { LeftToRight } from '../layout/left-to-right';

export const LABEL_STATES: Readonly<Record<string, string>> = {
  buying: t('The carrier has not answered yet. The shop asks again by itself, and never buys a second one.'),
  refunding: t('Returned; the carrier has not agreed yet.'),
};

type Props = { order: OrderRecord; label: ShippingLabel };

const Print = ({ order, label }: Props) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const print = async () => {
    try {
      await shop.printLabel(order.id, label.id, `label-${order.number}.pdf`);
    } catch (error) {
      notify(error instanceof Error ? error.message : t('The label could not be loaded.'), { type: 'error' });
    }
  };
  return (
    <Button variant="outlined" color="inherit" onClick={() => void print()}>
      {t('Download the label')}
    </Button>
  );
};

const GiveBack = ({ order, label }: Props) => {
  const [open, setOpen] = useState(false);
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { run, standing } = useOrderCommand(order.id);
  const confirm = async (key: string) => {
    await shop.returnLabel(order.id, label.id, key);
    setOpen(false);
    notify(t('Label returned to the carrier'), { type: 'success' });
  };
  return (
    <>
      <Button color="inherit" onClick={() => setOpen(true)}>
        {t('Return to carrier…')}
      </Button>
      {open && (
        <ConfirmDialog
          title={t('Return this label to the carrier?')}
          text={t('For a label that nobody has used. It cannot be used afterwards; another can be bought.')}
          label={t('Return to carrier')}
          {...standing}
          onConfirm={() => run(confirm)}
          onBack={() => setOpen(false)}
        />
      )}
    </>
  );
};

/** It is on a parcel that has left. */
const isUsed = ({ trackingNumber, parcels = [] }: OrderRecord, label: ShippingLabel): boolean =>
  trackingNumber === label.trackingNumber ||
  parcels.some((one) => one.sentAt !== null && one.trackingNumber === label.trackingNumber);

export const BoughtLabel = ({ order, label }: Props) => (
  <>
    <DetailList>
      <Detail label={t('Carrier')}>{`${label.carrier ?? ''} ${label.service ?? ''}`}</Detail>
      <Detail label={t('Tracking number')}>
        {label.trackingNumber && <LeftToRight>{label.trackingNumber}</LeftToRight>}
      </Detail>
      <Detail label={t('Cost')}>{label.cost === null ? null : money(label.cost)}</Detail>
    </DetailList>
    {label.failure && <Alert severity="warning">{label.failure}</Alert>}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      <Print order={order} label={label} />
      {!isUsed(order, label) && order.legalActions.includes('note') && (
        <GiveBack order={order} label={label} />
      )}
    </Box>
  </>
);

/** The label of an order that goes in one parcel, or of what is in none. Nothing where no carrier is set up, or nothing is to be sent. */
export const LabelPanel = ({ order }: { order: OrderRecord }) => {
  const [buying, setBuying] = useState(false);
  const { data, error, refetch } = useLabels(order);
  const mayShip = (order.legalActions ?? []).includes('ship') && order.toSend?.length !== 0;
  const live = liveOf(data?.labels ?? []);
  const failed = live
    ? undefined
    : data?.labels.find(({ parcelId, state }) => !parcelId && state === 'failed');
  if (!error && (!data?.isConfigured || !(mayShip || live || buying))) return null;
  return (
    <Box className="no-print">
      <Section title={t('Label')}>
        {error && <Failed error={error} onRetry={refetch} />}
        {live?.state === 'bought' && <BoughtLabel order={order} label={live} />}
        {live && live.state !== 'bought' && (
          <Typography variant="body2">{LABEL_STATES[live.state]}</Typography>
        )}
        {failed && (
          <Alert severity="warning">{t('The carrier said no: {failure}', { failure: failed.failure })}</Alert>
        )}
        {data && mayShip && !live && (
          <Button variant="outlined" onClick={() => setBuying(true)}>
            {t('Buy a label')}
          </Button>
        )}
        {buying && <LabelDialog order={order} onClose={() => setBuying(false)} />}
      </Section>
    </Box>
  );
};
