import { Alert } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRedirect } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { money } from '../layout/format';
import { PaidBy } from '../layout/paid-by';
import { PayLinkDialog } from '../layout/pay-link-dialog';
import { useOrderCommand } from '../layout/use-order-command';
import { usePaymentMethods } from '../layout/use-payment-methods';
import type { DraftQuote } from '../records';
import { t } from '../texts';

/** What is placed: at the price of today, or as it was promised, which holds where there is none today. */
export interface Placed {
  quote: Pick<DraftQuote, 'total' | 'currency'> &
    Partial<Pick<DraftQuote, 'paymentMethods'>> & {
      /** Unknown of what was promised: the shop rounds that itself. */
      cashTotal?: number | undefined;
    };
  phone: string;
}
type Props = Placed & { id: unknown; onClose: () => void };

/** Asks how the order is paid and places it; a page where the buyer pays is told, to be sent on. */
export const PlaceDialog = ({ id, quote, phone, onClose }: Props) => {
  const shop = useDataProvider<ShopDataProvider>();
  const [notify, redirect] = [useNotify(), useRedirect()];
  const { methods } = usePaymentMethods();
  const offered = methods.filter(({ method }) => quote.paymentMethods?.includes(method) ?? true);
  const [method, setMethod] = useState('');
  const [mobileNumber, setMobileNumber] = useState(phone);
  const [placed, setPlaced] = useState<{ orderId: string; payUrl: string }>();
  const { run, standing, setFailure } = useOrderCommand(id);
  const chosen = offered.find((one) => one.method === method) ?? offered[0];
  const asksPhone = chosen?.needs.includes('mobileNumber') ?? false;

  const open = (orderId: string) => redirect('show', 'orders', orderId);
  const place = () => {
    if (!chosen) return undefined;
    if (asksPhone && !mobileNumber.trim())
      return setFailure(t('The number of the phone that pays is required'));
    // a quote that is withdrawn or over by now is not placed at another price
    const seen = chosen.takesDeposit ? quote.cashTotal : quote.total;
    return run(async (key) => {
      const answer = await shop.placeDraftOrder(
        id,
        {
          ...{ method: chosen.method, currency: quote.currency },
          ...(seen === undefined ? {} : { total: seen }),
          ...(asksPhone ? { mobileNumber: mobileNumber.trim() } : {}),
        },
        key,
      );
      notify(t('The order is placed'), { type: 'success' });
      if (answer.payUrl?.startsWith('http') && !asksPhone)
        setPlaced({ orderId: answer.orderId, payUrl: answer.payUrl });
      else open(answer.orderId);
    });
  };

  if (placed)
    return (
      <PayLinkDialog payUrl={placed.payUrl} label={t('Open the order')} onOpen={() => open(placed.orderId)} />
    );

  return (
    <ConfirmDialog
      title={t('Place this order for {total}?', { total: money(quote.total, quote.currency) })}
      text={t('The buyer gets the mails of every order, and can pay on the order’s own page, too.')}
      label={t('Place order')}
      isIncomplete={!chosen}
      {...standing}
      onConfirm={place}
      onBack={onClose}
    >
      {offered.length === 0 ? (
        <Alert severity="warning">
          {t('No way to pay takes this order. Settings, Payments says which there are.')}
        </Alert>
      ) : (
        <PaidBy
          label={t('Paid by')}
          method={chosen?.method ?? ''}
          offered={offered}
          onMethod={setMethod}
          mobileNumber={asksPhone ? mobileNumber : undefined}
          onMobileNumber={setMobileNumber}
        />
      )}
    </ConfirmDialog>
  );
};
