import type { ReactNode, RefObject } from 'react';
import { common } from '../platform/messages/en/common';
import { Button, LinkButton } from './button';
import { cx } from './cx';
import { Icon, type IconName } from './icon';

/** A grey block in the shape of what is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block', className)} />;
}

/** A grey block for a part of a page, shown only when the wait is long enough to be noticed. */
export function LateSkeleton({ className }: { className?: string }) {
  return (
    <div className="late" aria-busy="true">
      <Skeleton className={className} />
    </div>
  );
}

type EmptyProps = {
  icon?: IconName;
  title: string;
  /** The heading of the page says the same already: smaller. */
  quiet?: boolean;
  /** The heading of the page, which can take the focus. */
  main?: RefObject<HTMLHeadingElement | null>;
  text?: ReactNode;
  link?: { label: string; to: string; replace?: boolean };
  children?: ReactNode;
};

/** Says that there is nothing here, and where to go instead. */
export function EmptyState({ icon = 'bag', title, quiet, main, text, link, children }: EmptyProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-14 text-center">
      <span className="grid size-20 place-items-center rounded-pill bg-plate text-ink-soft">
        <Icon name={icon} className="text-xl" />
      </span>
      {main ? (
        <h1 ref={main} tabIndex={-1}>
          {title}
        </h1>
      ) : (
        <h2 className={cx(quiet && 'font-sans text-md tracking-normal')}>{title}</h2>
      )}
      {text && <p className="text-ink-soft">{text}</p>}
      {children}
      {link && (
        <LinkButton to={link.to} replace={link.replace}>
          {link.label}
        </LinkButton>
      )}
    </div>
  );
}

type ErrorProps = { title: string; text?: ReactNode; onRetry?: () => void; children?: ReactNode };

/** Says what failed; `onRetry` puts a 'Try Again' button under it. */
export function ErrorState({ title, text, onRetry, children }: ErrorProps) {
  return (
    <div
      role="alert"
      data-failed=""
      className="mx-auto grid max-w-md justify-items-center gap-4 py-14 text-center"
    >
      <span className="grid size-20 place-items-center rounded-pill bg-bad-wash text-bad">
        <Icon name="alert" className="text-xl" />
      </span>
      <h2>{title}</h2>
      {text && <p className="text-ink-soft">{text}</p>}
      {onRetry && <Button onClick={onRetry}>{common.tryAgain}</Button>}
      {children}
    </div>
  );
}
