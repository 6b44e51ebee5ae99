import { useEffect, useRef } from 'react';

/** A key says that a release was never told, as on a scroll bar. */
const ends = ['pointerup', 'pointercancel', 'keydown'] as const;

/**
 * Answers a function that does its work when no pointer presses: what moves on the page between press and release makes
 * the click miss what was pressed.
 */
export function useAfterPress(): (work: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => (pressed.current = true);
    const finish = () => {
      pressed.current = false;
      for (const work of waiting.current.splice(0)) work();
    };
    // the click comes in the same turn as the release
    const release = () => setTimeout(finish);
    document.addEventListener('pointerdown', press, true);
    for (const end of ends) document.addEventListener(end, release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      for (const end of ends) document.removeEventListener(end, release, true);
    };
  }, []);
  return (work) => {
    if (pressed.current) waiting.current.push(work);
    // a finger's press, release and click come together, after the pointer has gone
    else setTimeout(work);
  };
}
