import { Checkbox, FormControlLabel, Skeleton, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { money } from '../layout/format';
import type { OrderRecord, RefundPreview } from '../records';
import { RefundChooser } from './refund-chooser';
import {
  asAsk,
  asShares,
  choiceProblem,
  nothingChosen,
  sharesProblem,
  type RefundShares,
} from './refund-choice';
import { RefundOutcome } from './refund-outcome';
import { RefundSharesInput } from './refund-shares';
import { useOrderCommand } from '../layout/use-order-command';
import { useRefundPreview } from './use-refund-preview';
import { t } from '../texts';

/** What the button does: gives money back, or lowers what is to be paid. */
function labelOf(preview: RefundPreview | null, currency: string): string {
  if (!preview) return t('Refund');
  const { amount, waived } = preview;
  if (waived > 0 && amount === 0) return t('Take {amount} off', { amount: money(waived, currency) });
  return t('Refund {amount}', { amount: money(amount, currency) });
}

/** Pieces, a sum or all that is left, with a reason, after showing exactly what comes back. */
export const RefundDialog = ({ order, onClose }: { order: OrderRecord; onClose: () => void }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const [choice, setChoice] = useState(nothingChosen);
  const [reason, setReason] = useState('');
  const [restock, setRestock] = useState(false);
  const [byHand, setByHand] = useState(false);
  const [asStoreCredit, setAsStoreCredit] = useState(false);
  const [fromDue, setFromDue] = useState(order.amountDue > 0);
  const [shares, setShares] = useState<RefundShares | null>(null);
  const { run, standing, setFailure } = useOrderCommand(order.id);

  const { preview: all, refusal: closed } = useRefundPreview(order.id, {});
  const { currency } = order;
  const problem = all
    ? choiceProblem(choice, all.lines, all.available + (fromDue ? all.amountDue : 0), currency) ||
      sharesProblem(shares, all, currency)
    : t('Loading');
  const wanted = {
    ...asAsk(choice, currency),
    ...(byHand ? { byHand } : {}),
    ...(asStoreCredit ? { asStoreCredit } : {}),
    ...(fromDue && choice.mode !== 'everything' ? { fromDue } : {}),
    ...asShares(shares, currency),
  };
  const ask = problem ? null : wanted;
  const { preview, refusal } = useRefundPreview(order.id, ask);
  const canRestock = choice.mode !== 'amount' && Boolean(preview?.canRestock);

  const confirm = () => {
    if (problem) return setFailure(problem);
    if (!reason.trim()) return setFailure(t('A reason is required'));
    if (!preview || !ask) return undefined;
    const body = { ...ask, reason: reason.trim(), ...(canRestock ? { restock } : {}) };
    const before = new Set(order.refundRequests.map(({ id }) => id));
    const owed = preview.parts.some((part) => part.byHand);
    const amount = money(preview.amount, order.currency);
    const lowered = money(preview.waived, order.currency);
    const going =
      preview.waived > 0 && preview.amount === 0
        ? t('{amount} less is to be paid', { amount: lowered })
        : owed
          ? t('{amount} is to be handed over; record it below', { amount })
          : t('{amount} refunded', { amount });
    return run(async (key) => {
      const { refundRequests } = await shop.refundOrder(order.id, body, key);
      const waits = refundRequests.some(({ id }) => !before.has(id));
      const done = waits ? t('{amount} waits for somebody else to approve it', { amount }) : going;
      notify(done, { type: waits ? 'info' : 'success' });
      onClose();
    });
  };

  return (
    <ConfirmDialog
      title={t('Refund of order #{number}', { number: order.number })}
      label={labelOf(preview, order.currency)}
      danger
      size="sm"
      isIncomplete={!problem && !preview}
      {...standing}
      failure={standing.failure || closed}
      onConfirm={confirm}
      onBack={onClose}
    >
      {all ? <RefundChooser all={all} choice={choice} onChange={setChoice} /> : <Skeleton height={120} />}
      <TextField
        label={t('Reason')}
        required
        multiline
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        helperText={t('The shopper can read it in the order')}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {canRestock && (
        <FormControlLabel
          control={<Checkbox checked={restock} onChange={(_, checked) => setRestock(checked)} />}
          label={t('Put the pieces back on the shelf')}
        />
      )}
      {order.amountDue > 0 && choice.mode !== 'everything' && (
        <FormControlLabel
          sx={{ display: 'flex' }}
          control={<Checkbox checked={fromDue} onChange={(_, checked) => setFromDue(checked)} />}
          label={t('Take it off what is still to be paid, and give back only what goes beyond that')}
        />
      )}
      {order.refunds.some(({ status }) => status === 'failed') && (
        <FormControlLabel
          sx={{ display: 'flex' }}
          control={<Checkbox checked={byHand} onChange={(_, checked) => setByHand(checked)} />}
          label={t('I hand the money over, nothing goes back to the card')}
        />
      )}
      <FormControlLabel
        sx={{ display: 'flex' }}
        control={<Checkbox checked={asStoreCredit} onChange={(_, checked) => setAsStoreCredit(checked)} />}
        label={t('As store credit: no money goes back, the account keeps it for the next order')}
      />
      {all && <RefundSharesInput all={all} preview={preview} shares={shares} onChange={setShares} />}
      <RefundOutcome preview={preview} refusal={refusal} />
    </ConfirmDialog>
  );
};
