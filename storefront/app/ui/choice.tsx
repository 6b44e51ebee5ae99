import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx';

/** A checkbox with its label beside it. */
export function Checkbox({
  label,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className={cx('check', className)}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
