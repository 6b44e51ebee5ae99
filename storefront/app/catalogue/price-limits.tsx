import { shopCurrency } from '../platform/shop-currency';
import { catalogueTexts } from '../platform/messages/en/catalogue';

type LimitsProps = { min: string; max: string; within: { min: number; max: number } };

/** The shopper's own lowest and highest price, in whole units of the currency; taken when the field is left or Enter is pressed. */
export function PriceLimits({ min, max, within }: LimitsProps) {
  const limit = (name: 'min' | 'max', label: string, value: string, hint: number) => (
    <label className="grid gap-1 text-xs">
      {label}
      <input
        key={value}
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={999999}
        step={1}
        defaultValue={value}
        placeholder={String(hint)}
        className="input"
      />
    </label>
  );
  return (
    <div className="mt-1 grid grid-cols-2 gap-2">
      {limit('min', catalogueTexts.priceFrom(shopCurrency().sign.trim()), min, Math.floor(within.min))}
      {limit('max', catalogueTexts.priceTo(shopCurrency().sign.trim()), max, Math.ceil(within.max))}
    </div>
  );
}
