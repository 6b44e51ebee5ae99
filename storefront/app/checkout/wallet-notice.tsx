import type { WalletQuote } from '../platform/api/types';
import { money, moneyIn } from '../platform/format';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { Icon } from '../ui/icon';

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
            {checkoutTexts.walletText(money(total), wallet.currency, wallet.rate)}
          </p>
        </div>
      )}
    </div>
  );
}
