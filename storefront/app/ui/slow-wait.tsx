import { type ReactNode, useEffect, useState } from 'react';

const WORD_MS = 3_000;
const WAY_OUT_MS = 10_000;

/** Says after 3 s that something takes long, and offers the way out, `children`, after 10 s. */
export function SlowWait({ text, children }: { text: string; children: ReactNode }) {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = [WORD_MS, WAY_OUT_MS].map((ms) => setTimeout(() => setWaited(ms), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div role="status" className="grid justify-items-center gap-3 text-center">
      {waited >= WORD_MS && <p>{text}</p>}
      {waited >= WAY_OUT_MS && children}
    </div>
  );
}
