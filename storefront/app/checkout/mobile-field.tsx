import { useState } from 'react';
import { attributesOf, fieldTable } from '../platform/forms/field-table';
import { useAfterPress } from '../platform/forms/use-after-press';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { Input } from '../ui/field';
import { mobileMask, mobileProblem } from './masks';

type MobileFieldProps = {
  value: string;
  /** What the shop said against the number that was sent. */
  refused: string | null;
  onChange: (value: string) => void;
};

/** The number whose wallet pays: a plus sign and 12 digits in groups of three, or as it is called within its country. */
export function MobileField({ value, refused, onChange }: MobileFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const afterPress = useAfterPress();
  return (
    <Input
      {...attributesOf('mobileNumber')}
      name="mobileNumber"
      label={fieldTable.mobileNumber.label}
      mark="required"
      placeholder="+256 772 123 456"
      value={value}
      error={problem ?? refused}
      hint={checkoutTexts.mobileHint}
      onChange={(event) => {
        const text = mobileMask(event.target.value);
        onChange(text);
        setProblem((shown) => (shown ? mobileProblem(text) : shown));
      }}
      onBlur={() => afterPress(() => setProblem(mobileProblem(value)))}
    />
  );
}
