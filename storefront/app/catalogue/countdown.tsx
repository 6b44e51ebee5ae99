import { useEffect, useRef, useState } from 'react';
import { date } from '../platform/dates';
import { homeTexts } from '../platform/messages/en/home';
import { countdownParts, remaining } from './countdown-math';

const TICK_MS = 10;
const units = [homeTexts.hours, homeTexts.minutes, homeTexts.seconds, homeTexts.hundredths];

const labelOf = (endsAt: string | null, isOver: boolean) => {
  if (!endsAt) return homeTexts.leftToday;
  return isOver ? homeTexts.offerOver : homeTexts.offerEnds(date(endsAt));
};

/**
 * Counts down to the end of the offer, every 10 ms (every second and without hundredths under reduced motion), while it
 * is on the screen. Nothing is seen of it before it runs: a server cannot know what is left.
 */
export function Countdown({ endsAt }: { endsAt: string | null }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const digits = ref.current?.querySelectorAll('b') ?? [];
    let timer = 0;
    const tick = () => {
      const left = remaining(Date.now(), endsAt);
      setOver(left === 0);
      countdownParts(left).forEach((text, index) => {
        const digit = digits[index];
        if (digit && digit.textContent !== text) digit.textContent = text;
      });
    };
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const watcher = new IntersectionObserver(([entry]) => {
      window.clearInterval(timer);
      if (entry?.isIntersecting) timer = window.setInterval(tick, calm ? 1000 : TICK_MS);
    });
    tick();
    if (ref.current) watcher.observe(ref.current);
    return () => {
      window.clearInterval(timer);
      watcher.disconnect();
    };
  }, [endsAt]);
  return (
    <div role="timer" aria-label={labelOf(endsAt, isOver)}>
      <div ref={ref} className="countdown tnum" aria-hidden="true">
        {units.map((unit) => (
          <span key={unit}>
            <b />
            <small>{unit}</small>
          </span>
        ))}
      </div>
    </div>
  );
}
