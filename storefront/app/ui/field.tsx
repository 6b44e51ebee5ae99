import { type ComponentProps, type ReactNode, useId } from 'react';
import { common } from '../platform/messages/en/common';
import { cx } from './cx';
import { Icon } from './icon';

type Frame = {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  /** Writes "optional" or "required" beside the label. */
  mark?: 'optional' | 'required';
  /** True shows a quiet tick beside the label. */
  fine?: boolean;
  className?: string;
};

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** Label, control, hint and error, tied together for assistive technology. */
export function Field({
  label,
  hint,
  error,
  mark,
  fine,
  className,
  children,
}: Frame & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const describedBy = [error ? `${id}e` : '', hint ? `${id}h` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className={cx('field', className)}>
      <label className="field-label" htmlFor={id}>
        {label} {mark && <span className="field-mark">({common[mark]})</span>}
        {fine && !error && <Icon name="check" className="inline text-good" />}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p className="field-error" id={`${id}e`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}h`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** What stands around a control, and what is the control's own. */
const framed = <P extends Frame>({ label, hint, error, mark, fine, className, ...rest }: P) =>
  [{ label, hint, error, mark, fine, className }, rest] as const;

/** A text field with its label. */
export function Input(props: Frame & Omit<ComponentProps<'input'>, 'id'>) {
  const [frame, rest] = framed(props);
  const required = rest.required ?? frame.mark === 'required';
  return (
    <Field {...frame}>
      {(wiring) => <input {...rest} {...wiring} className="input" required={required} />}
    </Field>
  );
}

/** Several lines of text with their label. */
export function TextArea(props: Frame & Omit<ComponentProps<'textarea'>, 'id'>) {
  const [frame, rest] = framed(props);
  return <Field {...frame}>{(wiring) => <textarea {...rest} {...wiring} className="input" />}</Field>;
}

/** A choice list with its label. */
export function Select(props: Frame & Omit<ComponentProps<'select'>, 'id'>) {
  const [frame, rest] = framed(props);
  return <Field {...frame}>{(wiring) => <select {...rest} {...wiring} className="input" />}</Field>;
}
