import { useEffect, useRef, useState } from 'react';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { confirmed, type ExpressGroup, type InBrowser, providerInBrowser } from './in-browser';
import type { ConfirmExpress } from './use-checkout';

export type ExpressCheckoutProps = {
  page: InBrowser;
  /** In the provider's own units. */
  amount: number;
  currency: string;
  /** Nothing may be bought at the moment. */
  closed: boolean;
  /** Says what its buyer has to confirm before a wallet opens, where something is. */
  mayBuy: () => boolean;
  /** Places the order, has it confirmed, and says whether it was. */
  onPay: (confirm: ConfirmExpress) => Promise<boolean>;
  /** What is told beside the buttons. */
  onTell: (text: string | null) => void;
};

const isDark = (): boolean => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
};

/** Of wallets that are cards of the shopper's own device alone; what opens pages elsewhere is not shown. */
const OPTIONS = {
  paymentMethods: {
    ...{ applePay: 'auto', googlePay: 'auto' },
    ...{ link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' },
  },
  // words that say what is owed (Directive 2011/83/EU, Art. 8(2))
  buttonType: { applePay: 'buy', googlePay: 'buy' },
  buttonHeight: 48,
};

/** Apple Pay, Google Pay: what this browser has of them. Shows nothing where it has none, or the script does not come. */
export default function ExpressCheckout(props: ExpressCheckoutProps) {
  const { page, amount, currency } = props;
  const place = useRef<HTMLDivElement>(null);
  const group = useRef<ExpressGroup>(undefined);
  const now = useRef(props);
  now.current = props;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let gone = false;
    let destroy = (): void => undefined;
    async function show(): Promise<void> {
      const provider = await providerInBrowser(page);
      if (gone || !place.current) return;
      const { amount: first, currency: inCurrency } = now.current;
      const elements = provider.elements({
        ...{ mode: 'payment', amount: first, currency: inCurrency },
        allowedPaymentMethodTypes: page.kinds,
      });
      group.current = elements;
      const theme = isDark() ? 'white' : 'black';
      const buttonTheme = { applePay: theme, googlePay: theme };
      const element = elements.create('expressCheckout', { ...OPTIONS, buttonTheme });
      element.on('ready', ({ availablePaymentMethods: found }) =>
        setShown(Object.values(found ?? {}).some(Boolean)),
      );
      element.on('click', (event) => {
        now.current.onTell(null);
        if (now.current.closed || !now.current.mayBuy()) event.reject?.();
        else event.resolve();
      });
      element.on('cancel', () => now.current.onTell(checkoutTexts.expressClosed));
      element.on('confirm', async (event) => {
        const { error } = await elements.submit();
        if (error) now.current.onTell(error.message ?? checkoutTexts.expressRefused);
        if (error) return event.paymentFailed({ reason: 'invalid_payment_data' });
        const otherwise = { refused: checkoutTexts.expressRefused, lost: checkoutTexts.gaveUp };
        const isPaid = await now.current.onPay((begun) => confirmed(provider, elements, begun, otherwise));
        return isPaid ? undefined : event.paymentFailed({ reason: 'fail' });
      });
      element.mount(place.current);
      destroy = () => element.destroy();
    }
    void show().catch(() => setShown(false));
    return () => {
      gone = true;
      group.current = undefined;
      destroy();
    };
  }, [page.key, page.script]);
  useEffect(() => {
    group.current?.update({ amount, currency });
  }, [amount, currency]);
  return (
    <section
      aria-label={checkoutTexts.expressTitle}
      className={isShown ? 'mb-7' : 'invisible h-0 overflow-hidden'}
    >
      <p className="mb-3 font-semibold">{checkoutTexts.expressTitle}</p>
      <div ref={place} className="min-w-0" />
    </section>
  );
}
