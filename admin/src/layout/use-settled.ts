import { useEffect, useState } from 'react';

/** Who types is not asked after for every letter. */
const PAUSE_MS = 400;

/** What the form says, once nobody has typed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
