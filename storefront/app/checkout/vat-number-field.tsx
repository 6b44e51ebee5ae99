import { type KeyboardEvent, useState } from 'react';
import type { CheckoutQuote } from '../platform/api/types';
import { taxTexts } from '../platform/messages/en/tax';
import { Input } from '../ui/field';

type VatNumberFieldProps = {
  /** What the price was last asked with. */
  given: string;
  /** What the shop says of it. */
  vat: CheckoutQuote['vat'] | undefined;
  problem: string | null;
  onGive: (vatNumber: string) => void;
};

/** As the shop calls a number that begins with the letters of its country; each language has its own words for it. */
const WITH_LETTERS = 'VAT number';

/** The price is asked anew when the field is left, or Enter is pressed. */
export default function VatNumberField({ given, vat, problem, onGive }: VatNumberFieldProps) {
  const [text, setText] = useState(given);
  const own = vat?.name && vat.name !== WITH_LETTERS ? vat.name : null;
  const hint = own ? taxTexts.businessHint : taxTexts.vatHint;
  const give = () => onGive(text.trim());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    give();
  };
  return (
    <Input
      label={own ?? taxTexts.vatNumber}
      name="vatNumber"
      value={text}
      error={text.trim() === given ? problem : null}
      hint={given && text.trim() === given ? (noteOf(vat) ?? hint) : hint}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      onChange={(event) => setText(event.target.value)}
      onBlur={give}
      onKeyDown={onKeyDown}
    />
  );
}

function noteOf(vat: VatNumberFieldProps['vat']): string | null {
  if (!vat?.number) return null;
  if (vat.taxedBecause) return taxTexts.taxedBecause[vat.taxedBecause];
  return vat.reverseCharge ? taxTexts.owedByYou : null;
}
