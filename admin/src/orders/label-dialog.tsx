import { Alert, DialogContentText, FormControlLabel, LinearProgress, Radio, RadioGroup } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { Failed } from '../layout/failed';
import { money } from '../layout/format';
import { newKey } from '../layout/intention';
import { useOrderCommand } from '../layout/use-order-command';
import type { LabelRate, OrderRecord, ShippingLabel } from '../records';
import { t } from '../texts';

/** `1.2 kg, 40 × 30 × 8 cm`. */
const parcelOf = ({ grams, lengthMm, widthMm, heightMm }: ShippingLabel['parcel']) => {
  const sides = [lengthMm, widthMm, heightMm].map((side) => side / 10).join(' × ');
  const kilos = grams / 1000;
  return lengthMm > 0
    ? t('{kilos} kg, {sides} cm', { kilos, sides })
    : t('{kilos} kg, size not known', { kilos });
};

/** `USPS Priority, $13.40, 2 working days`. */
const rateOf = ({ carrier, service, price, days }: LabelRate) =>
  [
    `${carrier} ${service}`,
    money(price),
    ...(days === null ? [] : [t('{days, plural, one {# working day} other {# working days}}', { days })]),
  ].join(', ');

const Rates = ({
  label,
  chosen,
  onChoose,
}: {
  label: ShippingLabel;
  chosen: string;
  onChoose: (ref: string) => void;
}) => (
  <>
    <DialogContentText>{t('One parcel: {parcel}.', { parcel: parcelOf(label.parcel) })}</DialogContentText>
    {label.rates.length === 0 && <Alert severity="info">{t('No carrier takes this parcel there.')}</Alert>}
    <RadioGroup aria-label={t('Rate')} value={chosen} onChange={(_, ref) => onChoose(ref)}>
      {label.rates.map((rate) => (
        <FormControlLabel
          key={rate.ref}
          value={rate.ref}
          control={<Radio />}
          label={rateOf(rate)}
          sx={{ py: 0.75 }}
        />
      ))}
    </RadioGroup>
  </>
);

/** What the carriers take for the order's parcel, asked as it opens; one of them is bought, once. */
export const LabelDialog = ({
  order,
  parcelId,
  onClose,
}: {
  order: OrderRecord;
  /** One that was packed; else all that is in none. */
  parcelId?: string;
  onClose: () => void;
}) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const [chosen, setChosen] = useState('');
  const { run, standing } = useOrderCommand(order.id);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['label-offer', order.id, parcelId],
    queryFn: () =>
      parcelId === undefined
        ? shop.offerLabel(order.id, newKey())
        : shop.offerParcelLabel(order.id, parcelId, newKey()),
    // asked once: when all is read anew after the purchase, nothing is left to be offered
    enabled: ({ state }) => state.data === undefined,
    ...{ retry: false, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false },
  });
  const rate = data?.rates.find(({ ref }) => ref === chosen) ?? data?.rates[0];

  const buy = () => {
    if (!data || !rate) return undefined;
    return run(async (key) => {
      await shop.buyLabel(order.id, data.id, rate.ref, key);
      notify(t('Label bought'), { type: 'success' });
      onClose();
    });
  };

  return (
    <ConfirmDialog
      title={t('Buy a label')}
      label={rate ? t('Buy for {price}', { price: money(rate.price) }) : t('Buy')}
      isIncomplete={!rate}
      {...standing}
      onConfirm={buy}
      onBack={onClose}
    >
      {isFetching && <LinearProgress aria-label={t('Asking the carriers')} />}
      {error && !isFetching && <Failed error={error} onRetry={refetch} />}
      {data && <Rates label={data} chosen={rate?.ref ?? ''} onChoose={setChosen} />}
    </ConfirmDialog>
  );
};
