import type { WalletQuote } from '../platform/api/types';
import { money, moneyIn } from '../platform/format';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { shopCurrency } from '../platform/shop-currency';
import { Icon } from '../ui/icon';

/** `0.92 EUR for one USD`; nothing when the wallet holds the shop's own currency. */
const rateOf = ({ currency, rate }: WalletQuote) =>
  currency === shopCurrency().code
    ? undefined
    : checkoutTexts.walletRate(rate, currency, shopCurrency().code);

/** What the phone will ask for, in the wallet's currency and at which rate, before it is asked. */
export function WalletNotice({ wallet, total }: { wallet: WalletQuote | null; total: number }) {
  return (
    <div role="status">
      {wallet && (
        <div className="notice border-transparent bg-plate">
          <Icon name="phone" className="mt-0.5" />
          <p>
            <span className="block font-semibold">
              {checkoutTexts.walletTitle(moneyIn(wallet.currency, wallet.amount))}
            </span>
            {checkoutTexts.walletText(money(total), rateOf(wallet))}
          </p>
        </div>
      )}
    </div>
  );
}
