import { footerTexts } from '../platform/messages/en/footer';
import { useShopInfo } from '../platform/shop-info';
import { showCurrency, useShownCurrency } from '../platform/stores/shown-currency';
import { useHydrated } from '../platform/use-hydrated';

/** In which currency the visitor pays, or sees amounts besides the shop's own; absent where the shop offers none. */
export function CurrencyChoice() {
  const { currency, displayCurrencies } = useShopInfo();
  const chosen = useShownCurrency();
  const isHydrated = useHydrated();
  if (displayCurrencies.length === 0) return null;
  return (
    <label className="flex items-center gap-2">
      {footerTexts.shownIn}
      <select
        className="min-h-11 rounded-m border border-on-stage-soft bg-stage px-2 text-on-stage"
        // what is chosen before the code has come would be lost
        disabled={!isHydrated}
        value={displayCurrencies.some(({ code }) => code === chosen) ? (chosen ?? '') : ''}
        onChange={({ target }) => showCurrency(target.value || null)}
      >
        <option value="">{currency.code}</option>
        {displayCurrencies.map(({ code, isPayable }) => (
          <option key={code} value={code}>
            {isPayable ? code : footerTexts.alsoIn(code)}
          </option>
        ))}
      </select>
    </label>
  );
}
