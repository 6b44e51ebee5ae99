import { type ReactNode, useState } from 'react';
import { attributesOf, type FieldName, fieldTable } from '../platform/forms/field-table';
import type { Form } from '../platform/forms/use-form';
import { formTexts } from '../platform/messages/en/forms';
import { Field } from './field';

type PasswordFieldProps<K extends string> = {
  form: Form<K>;
  name: K;
  spec: FieldName;
  label?: string;
  hint?: ReactNode;
};

/** A password that can be shown; pasting and password managers work. */
export function PasswordField<K extends string>({ form, name, spec, label, hint }: PasswordFieldProps<K>) {
  const [visible, setVisible] = useState(false);
  const shownLabel = label ?? fieldTable[spec].label;
  return (
    <Field label={shownLabel} hint={hint} error={form.problems[name]}>
      {(wiring) => (
        <span className="relative block">
          <input
            {...attributesOf(spec)}
            {...wiring}
            className="input pe-20"
            name={name}
            required
            type={visible ? 'text' : 'password'}
            value={form.values[name]}
            onChange={(event) => form.set(name, event.target.value)}
            onBlur={() => form.blur(name)}
          />
          <button
            type="button"
            className="absolute inset-y-0 end-1 min-w-16 rounded-m px-3 text-sm font-semibold text-ink-soft hover:text-ink"
            aria-pressed={visible}
            aria-label={`${visible ? formTexts.hidePassword : formTexts.showPassword}: ${shownLabel}`}
            onClick={() => setVisible(!visible)}
          >
            {visible ? formTexts.hide : formTexts.show}
          </button>
        </span>
      )}
    </Field>
  );
}
