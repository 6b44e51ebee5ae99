import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button';
import { cx } from '../../ui/cx';
import { type Values, text } from './block';

/** A title: of the page where it is the first block, else of its part. */
export function Title({
  isFirst,
  className,
  children,
}: {
  isFirst: boolean;
  className?: string;
  children: string;
}) {
  if (!children) return null;
  return isFirst ? <h1 className={className}>{children}</h1> : <h2 className={className}>{children}</h2>;
}

type BlockButtonProps = { fields: Values; className?: string; children?: ReactNode };

/** Button of a block, which leads where the merchant said; none without words or goal. */
export function BlockButton({ fields, className, children }: BlockButtonProps) {
  const [label, to] = [text(fields, 'button'), text(fields, 'link')];
  if (!label || !to) return null;
  if (to.startsWith('/'))
    return (
      <LinkButton to={to} prefetch="intent" className={className}>
        {label}
        {children}
      </LinkButton>
    );
  return (
    <a href={to} rel="noopener" className={cx('btn btn-primary', className)}>
      {label}
      {children}
    </a>
  );
}
