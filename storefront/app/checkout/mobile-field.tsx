import { useState } from 'react';
import { attributesOf, fieldTable } from '../platform/forms/field-table';
import { useAfterPress } from '../platform/forms/use-after-press';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { Input } from '../ui/field';
import { mobileMask, mobileProblem } from './masks';

type MobileFieldProps = { value: string; onChange: (value: string) => void };

/** The number whose wallet pays: a plus sign and 12 digits in groups of three. */
export function MobileField({ value, onChange }: MobileFieldProps) {
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
      error={problem}
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
