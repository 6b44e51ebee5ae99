import { useEffect } from 'react';
import { useShopInfo } from '../platform/shop-info';
import { showPrices } from '../platform/stores/prices';
import { useShownCurrency } from '../platform/stores/shown-currency';

/** Shows nothing: sees to it that the prices of every page are in the currency that the visitor pays in. */
export default function ChosenPrices() {
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
  return null;
}
