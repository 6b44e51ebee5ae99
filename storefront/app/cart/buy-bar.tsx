import { type ReactNode, type RefObject, useEffect, useState } from 'react';

type BarProps = {
  /** What the bar stands in for while it is out of sight. */
  instead: RefObject<HTMLElement | null>;
  price: ReactNode;
  choice: string;
  children: ReactNode;
};

/** Price, choice and button at the lower edge of the window, whenever the button of the page is out of sight. */
export default function BuyBar({ instead, price, choice, children }: BarProps) {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const element = instead.current;
    if (!element) return undefined;
    const watch = new IntersectionObserver((entries) => setAway(!entries.at(-1)?.isIntersecting));
    watch.observe(element);
    return () => watch.disconnect();
  }, [instead]);
  return (
    <div className="buy-bar no-print" data-away={away || undefined}>
      {away && (
        <div className="wrap flex h-full items-center gap-4">
          <div className="min-w-0 grow leading-tight">
            {price}
            <p className="truncate text-xs text-ink-soft">{choice}</p>
          </div>
          {children}
        </div>
      )}
    </div>
  );
}
