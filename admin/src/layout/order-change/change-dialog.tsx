import { Alert, Box, Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRedirect } from 'react-admin';
import type { ShopDataProvider } from '../../data-provider';
import { ConfirmDialog } from '../confirm-dialog';
import { PaidBy } from '../paid-by';
import { PayLinkDialog } from '../pay-link-dialog';
import { wasRefused } from '../intention';
import { useOrderCommand } from '../use-order-command';
import { usePaymentMethods } from '../use-payment-methods';
import type { OrderEditMade, OrderEditPreview, OrderRecord, ReturnRecord } from '../../records';
import { ChangeLines } from './change-lines';
import { ChangeOutcome } from './change-outcome';
import { comingFor, isUnclear, nothingChanged, termsOf } from './change-terms';
import { changing, exchanging, meaning } from './change-words';
import { backOf, leftOf } from './left-of';
import { useChangePreview } from './use-change-preview';
import { t } from '../../texts';

/** The shop has got it wrong: sending the right thing costs the buyer nothing. */
const FAULTS: readonly string[] = ['not_as_described', 'damaged', 'wrong_item'];

type Props = {
  order: OrderRecord;
  /** What has come back of it, where that is exchanged. */
  back?: ReturnRecord;
  onClose: () => void;
};

/** Changes a placed order, or exchanges what came back of it: what comes, the difference, and a question before it is done. */
export const ChangeDialog = ({ order, back, onClose }: Props) => {
  const words = back ? exchanging : changing;
  const shop = useDataProvider<ShopDataProvider>();
  const [notify, redirect] = [useNotify(), useRedirect()];
  const { methods: known } = usePaymentMethods();
  const [lines] = useState(() => (back ? backOf(order, back) : leftOf(order)));
  const [freeDelivery, setFree] = useState(() => FAULTS.includes(back?.reason ?? ''));
  const [change, setChange] = useState(nothingChanged);
  const [method, setMethod] = useState('');
  const [mobileNumber, setMobileNumber] = useState(order.contact.phone);
  const [asked, setAsked] = useState<OrderEditPreview>();
  const [made, setMade] = useState<OrderEditMade>();
  const { run, standing, setFailure } = useOrderCommand(order.id);

  const isClear = !isUnclear(change, lines);
  const pieces = back ? comingFor(change, lines) : termsOf(change, lines);
  const lacks = isClear ? words.lacking(pieces) : t('Some quantity is not a number.');
  const exchange = back ? { returnId: String(back.id), freeDelivery } : {};
  const terms = lacks ? null : { ...pieces, ...exchange, ...(method ? { method } : {}) };
  const { preview, refusal, isAsking } = useChangePreview(order, terms);
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
    await run(async (key) => {
      const made = shop.editOrder(order.id, { ...terms, ...phone, total, worth }, key);
      const answer = await made.catch((reason: unknown) => {
        // what was asked holds no more: the terms are shown as they are now
        if (wasRefused(reason)) setAsked(undefined);
        throw reason;
      });
      notify(answer.state === 'waiting' ? words.waits : words.done, { type: 'success' });
      if (answer.payUrl?.startsWith('http') && !asksPhone) setMade(answer);
      else onClose();
    });
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
        title={words.question(asked)}
        text={meaning(words, asked)}
        label={words.confirm}
        {...standing}
        onConfirm={() => void confirm(asked)}
        onBack={() => setAsked(undefined)}
      >
        <ChangeOutcome preview={asked} refusal="" isAsking={false} />
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      key="terms"
      title={words.title(order.number)}
      text={words.text}
      label={t('Continue')}
      size="sm"
      {...standing}
      onConfirm={ask}
      onBack={onClose}
    >
      <Stack spacing={2}>
        <ChangeLines {...{ lines, change }} hint={words.hint} onChange={setChange} />
        {lacks && (back || pieces.leaving.length > 0) && <Alert severity="info">{lacks}</Alert>}
        {back && (
          <FormControlLabel
            control={<Checkbox checked={freeDelivery} onChange={(event) => setFree(event.target.checked)} />}
            label={t('The shop pays for sending it')}
          />
        )}
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
