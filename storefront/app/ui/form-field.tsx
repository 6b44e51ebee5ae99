import type { ComponentProps, ReactNode } from 'react';
import { attributesOf, type FieldName, fieldTable } from '../platform/forms/field-table';
import type { Form } from '../platform/forms/use-form';
import { Input } from './field';

type FormFieldProps<K extends string> = {
  form: Form<K>;
  name: K;
  /** The row of the field table; the field's own name unless told. */
  spec: FieldName;
  label?: string;
  hint?: ReactNode;
  mark?: 'optional' | 'required';
  className?: string;
} & Pick<ComponentProps<'input'>, 'autoFocus' | 'placeholder' | 'list' | 'autoComplete'>;

/** One field of a form: keyboard and autofill from the field table, its problem on blur, a quiet tick when fine. */
export function FormField<K extends string>({ form, name, spec, label, ...rest }: FormFieldProps<K>) {
  return (
    <Input
      {...attributesOf(spec)}
      {...rest}
      name={name}
      label={label ?? fieldTable[spec].label}
      value={form.values[name]}
      error={form.problems[name]}
      fine={form.isFine(name)}
      onChange={(event) => form.set(name, event.target.value)}
      onBlur={() => form.blur(name)}
    />
  );
}
