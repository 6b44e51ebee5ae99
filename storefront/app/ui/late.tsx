import { type ReactNode, useEffect, useState } from 'react';
import { common } from '../platform/messages/en/common';
import { waitingTexts } from '../platform/messages/en/waiting';
import { Button } from './button';
import { SlowWait } from './slow-wait';

const NOTICEABLE_MS = 300;

/** Shows a skeleton only when the wait is long enough to be noticed; says so to screen readers, and offers to load again when nothing comes. */
export function Late({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), NOTICEABLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" className="min-h-[60vh]">
      {shown && (
        <>
          <p role="status" className="visually-hidden">
            {common.loading}
          </p>
          {children}
          <div className="mt-6">
            <SlowWait text={waitingTexts.slow}>
              <Button look="secondary" onClick={() => window.location.reload()}>
                {common.tryAgain}
              </Button>
            </SlowWait>
          </div>
        </>
      )}
    </div>
  );
}
