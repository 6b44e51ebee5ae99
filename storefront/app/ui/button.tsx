import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './cx';

type Appearance = { look?: 'primary' | 'secondary' | 'quiet' | 'danger'; small?: boolean };

function buttonClass({ look = 'primary', small }: Appearance, className?: string): string {
  return cx('btn', `btn-${look}`, small && 'btn-small', className);
}

/** A button; `busy` disables it and tells assistive technology so. */
export function Button({
  look,
  small,
  busy,
  className,
  ...rest
}: ComponentProps<'button'> & Appearance & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ look, small }, className)}
    />
  );
}

/** A link that looks like a button. */
export function LinkButton({ look, small, className, ...rest }: LinkProps & Appearance) {
  return <Link {...rest} className={buttonClass({ look, small }, className)} />;
}

/** A round button around an icon; `label` is its name. */
export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={cx('icon-btn', className)} />
  );
}
