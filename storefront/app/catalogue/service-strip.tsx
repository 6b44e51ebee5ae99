import { services } from '../platform/messages/en/home';
import { deliveryText, usePromisedDelivery, useShopInfo } from '../platform/shop-info';
import { usePrices } from '../platform/stores/prices';
import { Icon } from '../ui/icon';

/** What the shop promises: delivery, service, money back. */
export function ServiceStrip() {
  const { returnDays } = useShopInfo();
  const delivery = usePromisedDelivery();
  const told = deliveryText(delivery, usePrices());
  return (
    <div className="wrap">
      <ul className="grid gap-8 border-y border-line py-10 md:grid-cols-3">
        {services(delivery, told, returnDays).map(({ icon, title, text }) => (
          <li key={title} className="flex items-center gap-4">
            <span className="grid size-14 shrink-0 place-items-center rounded-pill bg-plate text-lg">
              <Icon name={icon} />
            </span>
            <span>
              <span className="mb-1 block font-display text-lg leading-tight font-bold">{title}</span>
              <span className="text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
