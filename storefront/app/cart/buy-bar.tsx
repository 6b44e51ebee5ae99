import { type ReactNode, type RefObject, useEffect, useState } from 'react';

/** The share of the button that must be seen: a few pixels at the edge are no button. */
const IN_SIGHT = 0.9;

type BarProps = {
  /** What the bar stands in for while it is out of sight. */
  instead: RefObject<HTMLElement | null>;
  /** Beside the button. */
  words: ReactNode;
  children: ReactNode;
};

/** The part of the window in which the button is out of sight: under the header that stays, with its line. */
function margins(): string {
  const header = document.querySelector<HTMLElement>('header.site');
  const stays = header !== null && getComputedStyle(header).position === 'sticky';
  return `${stays ? -header.offsetHeight : 0}px 0px 0px`;
}

/** Price, choice and button at the lower edge of the window, whenever the button of the page is out of sight. */
export default function BuyBar({ instead, words, children }: BarProps) {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const element = instead.current;
    if (!element) return undefined;
    const told = (entries: IntersectionObserverEntry[]) =>
      setAway((entries.at(-1)?.intersectionRatio ?? 0) < IN_SIGHT);
    let watch: IntersectionObserver;
    // the header is as high as the window's width makes it
    const begin = () => {
      watch?.disconnect();
      watch = new IntersectionObserver(told, { rootMargin: margins(), threshold: [0, IN_SIGHT, 1] });
      watch.observe(element);
    };
    begin();
    window.addEventListener('resize', begin);
    return () => {
      window.removeEventListener('resize', begin);
      watch.disconnect();
    };
  }, [instead]);
  return (
    <div className="buy-bar no-print" data-away={away || undefined}>
      {away && (
        <div className="wrap flex h-full items-center justify-end gap-4">
          {words}
          {children}
        </div>
      )}
    </div>
  );
}
