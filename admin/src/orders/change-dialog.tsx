import { Alert, Box, Stack } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRedirect } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { money } from '../layout/format';
import { PaidBy } from '../layout/paid-by';
import { PayLinkDialog } from '../layout/pay-link-dialog';
import { useOrderCommand } from '../layout/use-order-command';
import { usePaymentMethods } from '../layout/use-payment-methods';
import type { OrderEditMade, OrderEditPreview, OrderRecord } from '../records';
import { ChangeLines } from './change-lines';
import { ChangeOutcome } from './change-outcome';
import { isUnclear, nothingChanged, termsOf } from './change-terms';
import { leftOf } from './left-of';
import { useChangePreview } from './use-change-preview';
import { t } from '../texts';

/** Why nothing can be asked yet; empty where it can. */
function lacking(isClear: boolean, { leaving, items }: ReturnType<typeof termsOf>): string {
  if (!isClear) return t('Some quantity is not a number.');
  if (items.length > 0) return '';
  return leaving.length > 0
    ? t('Add what comes for it. To take things out alone, refund them.')
    : t('Change something of the order first.');
}

const question = ({ toPay, toGiveBack, currency }: OrderEditPreview): string => {
  if (toPay > 0) return t('Change the order, for {amount} more?', { amount: money(toPay, currency) });
  return toGiveBack > 0
    ? t('Change the order and give {amount} back?', { amount: money(toGiveBack, currency) })
    : t('Change the order?');
};

const meaning = ({ toPay, dueNow, currency }: OrderEditPreview): string => {
  if (toPay === 0) return t('It holds at once. The buyer gets a letter that says what was changed.');
  if (dueNow === toPay)
    return t('The order stays as it is until that is paid. The buyer gets a letter with the way to pay.');
  return dueNow > 0
    ? t(
        'The order stays as it is until {amount} of that is paid, the rest on delivery. The buyer gets a letter with the way to pay.',
        { amount: money(dueNow, currency) },
      )
    : t(
        'It holds at once; {amount} is paid on delivery. The buyer gets a letter that says what was changed.',
        {
          amount: money(toPay, currency),
        },
      );
};

/** Changes a placed order: what leaves, what comes, the difference, and a question before it is done. */
export const ChangeDialog = ({ order, onClose }: { order: OrderRecord; onClose: () => void }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const [notify, redirect] = [useNotify(), useRedirect()];
  const { methods: known } = usePaymentMethods();
  const [lines] = useState(() => leftOf(order));
  const [change, setChange] = useState(nothingChanged);
  const [method, setMethod] = useState('');
  const [mobileNumber, setMobileNumber] = useState(order.contact.phone);
  const [asked, setAsked] = useState<OrderEditPreview>();
  const [made, setMade] = useState<OrderEditMade>();
  const { run, busy, failure, setFailure, leaving } = useOrderCommand(order.id);

  const isClear = !isUnclear(change, lines);
  const pieces = termsOf(change, lines);
  const lacks = lacking(isClear, pieces);
  const terms = lacks ? null : { ...pieces, ...(method ? { method } : {}) };
  const { preview, refusal, isAsking } = useChangePreview(order.id, terms);
  const offered = preview?.toPay ? preview.methods : [];
  const paidBy = method || order.paymentMethod;
  const chosen = offered.find((one) => one.method === paidBy);
  const asksPhone =
    known.find((one) => one.method === chosen?.method)?.needs.includes('mobileNumber') ?? false;

  const ask = () => {
    if (lacks) return setFailure(lacks);
    if (!preview || isAsking) return;
    if (preview.toPay > 0 && !chosen) return setFailure(t('Say how the difference is paid.'));
    if (asksPhone && !mobileNumber.trim())
      return setFailure(t('The number of the phone that pays is required'));
    setFailure('');
    setAsked(preview);
  };
  const open = (id: string) => redirect('show', 'orders', id);
  const confirm = async ({ total, worth }: OrderEditPreview) => {
    if (!terms) return;
    const phone = asksPhone ? { mobileNumber: mobileNumber.trim() } : {};
    const done = await run(async (key) => {
      const answer = await shop.editOrder(order.id, { ...terms, ...phone, total, worth }, key);
      const text =
        answer.state === 'waiting' ? t('The change waits for its payment') : t('The order was changed');
      notify(text, { type: 'success' });
      if (answer.payUrl?.startsWith('http') && !asksPhone) setMade(answer);
      else onClose();
    });
    if (!done) setAsked(undefined);
  };

  if (made?.payUrl)
    return (
      <PayLinkDialog
        payUrl={made.payUrl}
        label={t('Open the new order')}
        onOpen={() => open(made.newOrderId)}
      />
    );
  if (asked)
    return (
      <ConfirmDialog
        key="question"
        title={question(asked)}
        text={meaning(asked)}
        label={t('Change order')}
        {...{ failure, busy }}
        onConfirm={() => void confirm(asked)}
        onBack={() => setAsked(undefined)}
        onLeave={leaving(() => setAsked(undefined))}
      >
        <ChangeOutcome preview={asked} refusal="" isAsking={false} />
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      key="terms"
      title={t('Change order #{number}', { number: order.number })}
      text={t(
        'What stays keeps its price. What comes has that of today. Nothing happens before you are asked.',
      )}
      label={t('Continue')}
      size="sm"
      {...{ failure, busy }}
      onConfirm={ask}
      onBack={onClose}
      onLeave={leaving(onClose)}
    >
      <Stack spacing={2}>
        <ChangeLines {...{ lines, change }} onChange={setChange} />
        {lacks && pieces.leaving.length > 0 && <Alert severity="info">{lacks}</Alert>}
        <Box>
          <ChangeOutcome {...{ preview, refusal, isAsking }} />
        </Box>
        {offered.length > 0 && (
          <PaidBy
            label={t('Difference paid by')}
            method={chosen?.method ?? ''}
            offered={offered}
            onMethod={setMethod}
            mobileNumber={asksPhone ? mobileNumber : undefined}
            onMobileNumber={setMobileNumber}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
};
