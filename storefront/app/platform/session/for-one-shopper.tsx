import { Fragment, type ReactNode } from 'react';
import { useLeavings } from './use-session';

/** All within is made new when the shopper has left: what somebody typed or saw is nobody else's (S60). */
export function ForOneShopper({ children }: { children: ReactNode }) {
  return <Fragment key={useLeavings()}>{children}</Fragment>;
}
