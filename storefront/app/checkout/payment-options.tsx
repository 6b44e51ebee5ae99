import type { PaymentMethod, WayToPay } from '../platform/api/types';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { Button } from '../ui/button';
import { RadioCards } from '../ui/choice';
import { Icon } from '../ui/icon';
import { METHOD_TEXTS } from './method-texts';

type PaymentOptionsProps = {
  /** Those that are offered; null when the shop could not be asked. */
  ways: readonly WayToPay[] | null;
  method: PaymentMethod;
  depositPercent: number;
  onMethod: (method: PaymentMethod) => void;
};

/** The ways to pay that the shop offers, or why there are none. */
export function PaymentOptions({ ways, method, depositPercent, onMethod }: PaymentOptionsProps) {
  if (!ways?.length) return <NoWays lost={ways === null} />;
  return (
    <RadioCards
      legend={checkoutTexts.methodTitle}
      name="paymentMethod"
      value={method}
      options={ways.map((way) => {
        const look = METHOD_TEXTS[way.method];
        return {
          value: way.method,
          label: look?.label ?? way.label,
          note: look?.note(depositPercent),
          icon: look && <Icon name={look.icon} />,
        };
      })}
      onChange={onMethod}
    />
  );
}

function NoWays({ lost }: { lost: boolean }) {
  return (
    <div role="alert" className="notice bg-bad-wash text-bad">
      <Icon name="alert" className="mt-0.5" />
      <div className="grid justify-items-start gap-3">
        <p className="font-semibold">{lost ? checkoutTexts.methodsLost : checkoutTexts.noMethods}</p>
        {lost && <Button onClick={() => window.location.reload()}>{checkoutTexts.methodsAgain}</Button>}
      </div>
    </div>
  );
}
