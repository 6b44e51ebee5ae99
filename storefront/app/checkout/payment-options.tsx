import type { PaymentMethod, WayToPay } from '../platform/api/types';
import { checkoutTexts } from '../platform/messages/en/checkout';
import type { DeliveryWay } from '../platform/messages/en/paid-last';
import { Button } from '../ui/button';
import { RadioCards } from '../ui/radio-cards';
import { Icon } from '../ui/icon';

type PaymentOptionsProps = {
  /** Those that are offered; null when the shop could not be asked. */
  ways: readonly WayToPay[] | null;
  /** Why some do not collect this order. */
  reasons: readonly string[];
  method: PaymentMethod;
  delivered: DeliveryWay;
  onMethod: (method: PaymentMethod) => void;
};

/** The ways to pay that the shop offers, or why there are none. */
export function PaymentOptions(props: PaymentOptionsProps) {
  const { ways, reasons, method, delivered, onMethod } = props;
  if (!ways?.length) return <NoWays lost={ways === null} reasons={reasons} />;
  return (
    <div className="grid gap-3">
      <RadioCards
        legend={checkoutTexts.methodTitle}
        name="paymentMethod"
        value={method}
        options={ways.map((way) => ({
          value: way.method,
          label: way.title,
          note: way.notes[delivered],
          icon: <Icon name={way.icon} />,
        }))}
        onChange={onMethod}
      />
      <Reasons reasons={reasons} />
    </div>
  );
}

const Reasons = ({ reasons }: { reasons: readonly string[] }) =>
  reasons.map((reason) => (
    <p key={reason} className="flex gap-2 text-sm text-ink-soft">
      <Icon name="info" className="mt-0.5" />
      {reason}
    </p>
  ));

function NoWays({ lost, reasons }: { lost: boolean; reasons: readonly string[] }) {
  return (
    <div role="alert" className="notice bg-bad-wash text-bad">
      <Icon name="alert" className="mt-0.5" />
      <div className="grid justify-items-start gap-3">
        <p className="font-semibold">{lost ? checkoutTexts.methodsLost : checkoutTexts.noMethods}</p>
        <Reasons reasons={reasons} />
        {lost && <Button onClick={() => window.location.reload()}>{checkoutTexts.methodsAgain}</Button>}
      </div>
    </div>
  );
}
