import { useCallback, useEffect, useState } from 'react';
import { attributesOf, type FieldName, fieldTable } from '../platform/forms/field-table';
import { useAfterPress } from '../platform/forms/use-after-press';
import { formTexts } from '../platform/messages/en/forms';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { useShopInfo } from '../platform/shop-info';
import { Input } from '../ui/field';
import { Icon } from '../ui/icon';
import { cardMask, cardProblem, cvcMask, cvcProblem, expiryMask, expiryProblem } from './masks';

const none = { accountName: '', accountNumber: '', routingNumber: '', bankName: '' };
type CardField = keyof typeof none;

const masks: Record<CardField, (text: string) => string> = {
  accountName: (text) => text,
  accountNumber: cardMask,
  routingNumber: expiryMask,
  bankName: cvcMask,
};

const problems: Record<CardField, (text: string) => string | null> = {
  accountName: () => null,
  accountNumber: cardProblem,
  routingNumber: (text) => expiryProblem(text, new Date()),
  bankName: cvcProblem,
};

/**
 * The masked card inputs of the specification. What is typed lives in this component only: it is never sent, stored or
 * logged, and wiped when the page or the payment method is left (security C4, S58).
 */
export function CardFields() {
  const [values, setValues] = useState(none);
  const [shown, setShown] = useState<Partial<Record<CardField, string | null>>>({});
  const afterPress = useAfterPress();
  const { simulatedPayments } = useShopInfo();
  const wipe = useCallback(() => {
    setValues(none);
    setShown({});
  }, []);
  useEffect(() => {
    window.addEventListener('pagehide', wipe);
    return () => window.removeEventListener('pagehide', wipe);
  }, [wipe]);
  const field = (name: CardField, extra: { className?: string; placeholder?: string } = {}) => (
    <Input
      {...attributesOf(name satisfies FieldName)}
      {...extra}
      name={name}
      label={fieldTable[name].label}
      value={values[name]}
      error={shown[name]}
      onChange={(event) => {
        const text = masks[name](event.target.value);
        setValues((now) => ({ ...now, [name]: text }));
        setShown((now) => (now[name] ? { ...now, [name]: problems[name](text) } : now));
      }}
      onBlur={() => afterPress(() => setShown((now) => ({ ...now, [name]: problems[name](values[name]) })))}
    />
  );
  return (
    <div className="grid gap-4">
      <p className="flex gap-2 text-sm text-ink-soft">
        <Icon name="info" className="mt-0.5" />
        <span>
          {simulatedPayments && <b className="block text-ink">{checkoutTexts.cardSandbox}</b>}
          {checkoutTexts.cardMasked}
        </span>
      </p>
      <div className="grid grid-cols-2 gap-4">
        {field('accountName', { className: 'col-span-2' })}
        {field('accountNumber', { className: 'col-span-2', placeholder: '1234 1234 1234 1234' })}
        {field('routingNumber', { placeholder: formTexts.expiryLike })}
        {field('bankName', { placeholder: formTexts.cvc })}
      </div>
    </div>
  );
}
