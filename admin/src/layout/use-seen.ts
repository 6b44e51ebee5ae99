import { useState } from 'react';
import type { HttpError } from 'react-admin';

/**
 * A record as it was when its dialog was opened: what somebody else does meanwhile is no part of what is decided here. Only
 * what the shop has refused stands on the record of now, and `before` is what was seen until then.
 */
export function useSeen<T extends { version: number }>(now: T, refused: HttpError | undefined) {
  const [seen, setSeen] = useState<{ one: T; before?: T; refused?: HttpError }>({ one: now });
  if (refused && refused !== seen.refused && now.version !== seen.one.version)
    setSeen({ one: now, before: seen.one, refused });
  return seen;
}
