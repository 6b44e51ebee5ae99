import { useEffect } from 'react';
import { footerTexts } from '../platform/messages/en/footer';
import { useShopInfo } from '../platform/shop-info';
import { showPrices } from '../platform/stores/prices';
import { showCurrency, useShownCurrency } from '../platform/stores/shown-currency';

/** In which currency the visitor pays, or sees amounts besides the shop's own; absent where the shop offers none. */
export function CurrencyChoice() {
  const { currency, displayCurrencies } = useShopInfo();
  const chosen = useShownCurrency();
  const paid = displayCurrencies.find(({ code, isPayable }) => isPayable && code === chosen);
  useEffect(() => {
    if (!paid) return showPrices();
    let isCurrent = true;
    void import('../platform/charged-prices').then(({ pricesIn }) => {
      if (isCurrent) showPrices(pricesIn(currency, paid));
    });
    return () => {
      isCurrent = false;
    };
  }, [paid, currency]);
  if (displayCurrencies.length === 0) return null;
  return (
    <label className="flex items-center gap-2">
      {footerTexts.shownIn}
      <select
        className="min-h-11 rounded-m border border-on-stage-soft bg-stage px-2 text-on-stage"
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
