import { useRef, useState } from 'react';

/**
 * Number fields whose text the browser cannot read, by their names: "12,5" in an English one. Such a field has the value
 * '', as if it were emptied, which would delete what it held.
 */
export function useUnreadNumbers() {
  const within = useRef<HTMLDivElement>(null);
  const [unread, setUnread] = useState<readonly string[]>([]);
  /** The first of them, if there is one. */
  const look = (): HTMLInputElement | undefined => {
    const found = [...(within.current?.querySelectorAll('input') ?? [])].filter(
      ({ name, validity }) => name !== '' && validity.badInput,
    );
    setUnread(found.map(({ name }) => name));
    return found[0];
  };
  return { within, unread, look };
}
