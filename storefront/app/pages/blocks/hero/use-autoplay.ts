import { type RefObject, useEffect, useState } from 'react';

const PERIOD_MS = 5_000;

/**
 * Advances a carousel every five seconds. Waits while it is pointed at, focused or out of sight; never starts on touch
 * screens, under reduced motion or where there is but one slide; `stop` ends it for good.
 */
export function useAutoplay(root: RefObject<HTMLElement | null>, advance: () => void, isAlone: boolean) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    const wanted = window.matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)');
    setPlaying(wanted.matches && !isAlone);
  }, [isAlone]);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      const busy = root.current?.matches(':hover, :focus-within') ?? true;
      if (!busy && !document.hidden) advance();
    }, PERIOD_MS);
    return () => clearInterval(timer);
  }, [playing, advance, root]);
  return { playing, stop: () => setPlaying(false), toggle: () => setPlaying((now) => !now) };
}
