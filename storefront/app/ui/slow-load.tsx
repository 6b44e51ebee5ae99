import { useState } from 'react';
import { common } from '../platform/messages/en/common';
import { waitingTexts } from '../platform/messages/en/waiting';
import { Button } from './button';
import { SlowWait } from './slow-wait';

/** A slow wait while something is read: the way out asks again, and the wait begins anew. */
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
