import type { DeliveryMethod } from '../platform/api/types';
import { dateRange } from '../platform/date-range';
import { useMoney } from '../platform/amounts-in';
import { common } from '../platform/messages/en/common';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { RadioCards } from '../ui/radio-cards';

type DeliveryOptionsProps = {
  methods: readonly DeliveryMethod[];
  chosen: string | null;
  onChoose: (methodId: string) => void;
};

/** How it is sent, with its days and its price; nothing to choose with one way only. */
export function DeliveryOptions({ methods, chosen, onChoose }: DeliveryOptionsProps) {
  const money = useMoney();
  if (methods.length < 2) return null;
  return (
    <RadioCards
      legend={checkoutTexts.deliveryTitle}
      name="delivery"
      value={chosen ?? ''}
      onChange={onChoose}
      options={methods.map(({ methodId, name, price, arrives, pickup }) => ({
        value: methodId,
        label: name,
        note: pickup
          ? [pickup.address, pickup.hours].filter(Boolean).join(' · ')
          : checkoutTexts.arrives(dateRange(arrives.from, arrives.to)),
        icon: <span className="tnum font-semibold">{price > 0 ? money(price) : common.free}</span>,
      }))}
    />
  );
}
