import { useEffect, useRef } from 'react';

/** Whoever goes back from the second step reads on at the heading of the first, or at what is wrong in it: what was pressed is gone. */
export function useStepBack(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isBack = before.current === 'confirm' && step === 'stated';
    before.current = step;
    if (!isBack) return;
    const wrong = heading.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong ?? heading.current)?.focus();
  }, [step]);
  return heading;
}
