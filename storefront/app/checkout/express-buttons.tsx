import type { CheckoutQuote, WayToPay } from '../platform/api/types';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import { mayLoad } from './in-browser';
import type { Express } from './use-checkout';

const ExpressCheckout = lazily(() => import('./express-checkout'));

type ExpressButtonsProps = {
  ways: readonly WayToPay[] | null;
  quote: CheckoutQuote | null;
  /** Nothing may be bought at the moment. */
  closed: boolean;
  mayBuy: () => boolean;
  onExpress: (express: Express) => Promise<boolean>;
  onTell: (text: string | null) => void;
};

/** Wallets of the browser, where the shop and the browser have some. */
export function ExpressButtons({ ways, quote, closed, mayBuy, onExpress, onTell }: ExpressButtonsProps) {
  const asked = quote?.express;
  const way = ways?.find(({ method }) => method === asked?.method);
  if (!asked || !way?.express || !mayLoad(way.express)) return null;
  const { amount, currency } = asked;
  return (
    <ErrorBoundary quiet>
      <ExpressCheckout
        {...{ page: way.express, amount, currency, closed, mayBuy, onTell }}
        onPay={(confirm) => onExpress({ way, confirm })}
      />
    </ErrorBoundary>
  );
}
