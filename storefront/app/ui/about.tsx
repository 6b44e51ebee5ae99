import { converted } from '../platform/charged-prices';
import { amountIn } from '../platform/messages/en/writing';
import { controlTexts } from '../platform/messages/en/controls';
import { useShopInfo } from '../platform/shop-info';
import { useShownCurrency } from '../platform/stores/shown-currency';

/** About how much an amount of the shop is in the currency that the visitor has chosen; nothing without one. */
export default function About({ amount }: { amount: number }) {
  const code = useShownCurrency();
  const { currency, displayCurrencies } = useShopInfo();
  const shown = displayCurrencies.find((one) => one.code === code);
  // what is charged in it stands where the price does
  if (!shown || shown.isPayable) return null;
  const text = amountIn(shown, converted(amount, currency, shown));
  return <span className="tnum text-sm text-ink-soft">{controlTexts.about(text)}</span>;
}
