import type { ReactNode } from 'react';
import { useMoney } from '../platform/amounts-in';
import type { CheckoutQuote, WayToPay } from '../platform/api/types';
import { checkoutTexts } from '../platform/messages/en/checkout';
import type { DeliveryWay } from '../platform/messages/en/paid-last';
import { Icon } from '../ui/icon';
import { MobileField } from './mobile-field';
import { walletOf } from './quoted';
import { WalletNotice } from './wallet-notice';

type MethodPanelProps = {
  /** The chosen one. */
  way: WayToPay | undefined;
  quote: CheckoutQuote | null;
  delivered: DeliveryWay;
  /** What it collects. */
  left: number;
  /** Of that, paid in cash. */
  split: { now: number; later: number };
  mobileNumber: string;
  /** What the shop said against the number that was sent. */
  refused: string | null;
  onMobileNumber: (value: string) => void;
  /** Where a card is asked for here. */
  cardFields?: ReactNode;
};

/** What a way to pay asks for, and what happens by it when. */
export function MethodPanel(props: MethodPanelProps) {
  const { way, quote, delivered, left, split, cardFields } = props;
  const money = useMoney();
  if (!way) return null;
  if (way.needs.includes('mobileNumber'))
    return (
      <>
        <MobileField value={props.mobileNumber} refused={props.refused} onChange={props.onMobileNumber} />
        <WalletNotice wallet={walletOf(quote, way.method)} total={left} />
      </>
    );
  if (way.takesDeposit) {
    const { now, later } = split;
    return (
      <div className="notice border-transparent bg-plate">
        <Icon name="cash" className="mt-0.5" />
        <p>
          <span className="block font-semibold">{checkoutTexts.cashTitle(delivered)}</span>
          {now === 0
            ? checkoutTexts.cashAllLater(money(later), delivered)
            : later === 0
              ? checkoutTexts.cashAllNow(money(now), delivered)
              : checkoutTexts.cashText(money(now), money(later), delivered)}
        </p>
      </div>
    );
  }
  if (way.next === 'placed')
    return (
      <p className="flex gap-3">
        <Icon name="info" className="mt-0.5" />
        {checkoutTexts.bankText(money(left))}
      </p>
    );
  // what other pages ask for, they tell themselves
  if (!way.cardsAlone) return null;
  return (
    cardFields ?? (
      <p className="flex gap-3">
        <Icon name="lock" className="mt-0.5" />
        {checkoutTexts.cardHosted}
      </p>
    )
  );
}
