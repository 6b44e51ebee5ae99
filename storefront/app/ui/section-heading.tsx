import type { ReactNode } from 'react';

/** A small line over a large one. */
export function SectionHeading({
  eyebrow,
  title,
  children,
}: {
  eyebrow: string;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end gap-x-12 gap-y-4">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="mt-1.5 text-2xl">{title}</h2>
      </div>
      {children}
    </div>
  );
}
