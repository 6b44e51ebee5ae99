import { type ReactNode, useEffect, useState } from 'react';
import { common } from '../platform/messages/en/common';

const NOTICEABLE_MS = 300;

/** Shows a skeleton only when the wait is long enough to be noticed; says so to screen readers. */
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
        </>
      )}
    </div>
  );
}
