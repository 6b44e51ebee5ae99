import { countryCode, countryName } from '../platform/forms/countries';
import { namedCountries } from '../platform/forms/named-countries';
import { cartPageTexts } from '../platform/messages/en/cart-page';
import { useShopInfo } from '../platform/shop-info';
import { deliverTo, useDeliveryPlace } from '../platform/stores/delivery-place';
import { useHydrated } from '../platform/use-hydrated';

/** Where the cart goes: what is promised of delivery follows. */
export default function DeliveryTo() {
  const { country } = useShopInfo();
  const place = useDeliveryPlace() ?? country;
  const isHydrated = useHydrated();
  return (
    <label className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-ink-soft">
      {cartPageTexts.deliveryTo}
      <select
        className="min-h-11 max-w-full rounded-m border border-line-strong bg-card px-2 text-ink"
        disabled={!isHydrated}
        value={countryName(place)}
        onChange={({ target }) => deliverTo(countryCode(target.value))}
      >
        {namedCountries(country).map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
