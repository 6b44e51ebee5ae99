import type { ReactNode } from 'react';
import { Icon } from './icon';

/** A section that opens on demand; a native `<details>`, so it needs no JavaScript. */
export function Accordion({
  title,
  open,
  children,
}: {
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="group border-b border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="down" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
