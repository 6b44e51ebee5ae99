import { type ReactNode, useEffect, useState } from 'react';
import { common } from '../platform/messages/en/common';
import { SlowLoad } from './slow-load';

const NOTICEABLE_MS = 300;

type LateProps = {
  children: ReactNode;
  /** Loads again; the whole page unless told. */
  onAgain?: () => void;
};

/** Shows a skeleton only when the wait is long enough to be noticed; says so to screen readers, and offers to load again when nothing comes. */
export function Late({ children, onAgain = () => window.location.reload() }: LateProps) {
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
            <SlowLoad onAgain={onAgain} />
          </div>
        </>
      )}
    </div>
  );
}
