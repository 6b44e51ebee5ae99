import { useMoney } from '../platform/amounts-in';
import type { WalletQuote } from '../platform/api/types';
import { moneyIn } from '../platform/format';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { shopCurrency } from '../platform/shop-currency';
import { Icon } from '../ui/icon';

/** Whether the wallet holds what the shop counts in: nothing is converted, then. */
const isOwn = ({ currency }: WalletQuote) => currency === shopCurrency().code;

const amountOf = (wallet: WalletQuote, money: (amount: number) => string) =>
  isOwn(wallet) ? money(wallet.amount) : moneyIn(wallet.currency, wallet.amount);

/** `0.92 EUR for one USD`. */
const rateOf = ({ currency, rate }: WalletQuote) =>
  checkoutTexts.walletRate(rate, currency, shopCurrency().code);

/** What the phone will ask for, in the wallet's currency and at which rate, before it is asked. */
export function WalletNotice({ wallet, total }: { wallet: WalletQuote | null; total: number }) {
  const money = useMoney();
  return (
    <div role="status">
      {wallet && (
        <div className="notice border-transparent bg-plate">
          <Icon name="phone" className="mt-0.5" />
          <p>
            <span className="block font-semibold">{checkoutTexts.walletTitle(amountOf(wallet, money))}</span>
            {isOwn(wallet) ? undefined : checkoutTexts.walletText(money(total), rateOf(wallet))}
          </p>
        </div>
      )}
    </div>
  );
}
