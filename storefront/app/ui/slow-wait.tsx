import { type ReactNode, useEffect, useState } from 'react';
import { common } from '../platform/messages/en/common';
import { waitingTexts } from '../platform/messages/en/waiting';
import { Button } from './button';

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

/** The same while something is read: the way out asks again, and the wait begins anew. */
export function SlowLoad({ onAgain }: { onAgain: () => void }) {
  const [round, setRound] = useState(0);
  const again = () => {
    setRound(round + 1);
    onAgain();
  };
  return (
    <SlowWait key={round} text={waitingTexts.slow}>
      <Button look="secondary" onClick={again}>
        {common.tryAgain}
      </Button>
    </SlowWait>
  );
}
