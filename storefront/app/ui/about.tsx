import { amountIn } from '../platform/messages/en/writing';
import { controlTexts } from '../platform/messages/en/controls';
import { useShopInfo } from '../platform/shop-info';
import { useShownCurrency } from '../platform/stores/shown-currency';

/** About how much an amount of the shop is in the currency that the visitor has chosen; nothing without one. */
export default function About({ amount }: { amount: number }) {
  const code = useShownCurrency();
  const shown = useShopInfo().displayCurrencies.find((one) => one.code === code);
  // what is charged in it stands where the price does
  if (!shown || shown.isPayable) return null;
  const rounded = Math.round((amount * shown.rate) / shown.roundTo) * shown.roundTo;
  return <span className="tnum text-sm text-ink-soft">{controlTexts.about(amountIn(shown, rounded))}</span>;
}
