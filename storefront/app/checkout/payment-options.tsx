import type { PaymentMethod, WayToPay } from '../platform/api/types';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { Button } from '../ui/button';
import { RadioCards } from '../ui/choice';
import { Icon, type IconName } from '../ui/icon';

type PaymentOptionsProps = {
  /** Those that are offered; null when the shop could not be asked. */
  ways: readonly WayToPay[] | null;
  method: PaymentMethod;
  depositPercent: number;
  onMethod: (method: PaymentMethod) => void;
};

type Appearance = { label: string; note: (depositPercent: number) => string; icon: IconName };

/** The pages' own words for the methods that they know; another one is shown by the shop's label. */
const LOOKS: Readonly<Partial<Record<string, Appearance>>> = {
  card: { label: checkoutTexts.card, note: () => checkoutTexts.cardNote, icon: 'card' },
  mobile: { label: checkoutTexts.mobile, note: () => checkoutTexts.mobileNote, icon: 'phone' },
  cash: { label: checkoutTexts.cash, note: checkoutTexts.cashNote, icon: 'cash' },
  bank: { label: checkoutTexts.bank, note: () => checkoutTexts.bankNote, icon: 'box' },
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
        const look = LOOKS[way.method];
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
