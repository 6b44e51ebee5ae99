import { useCallback, useEffect, useRef, useState } from 'react';
import SearchBox from '../catalogue/search-box';
import { headerTexts } from '../platform/messages/en/header';
import { menuTexts } from '../platform/messages/en/menu';
import { Icon } from '../ui/icon';
import { useBackCloses } from '../ui/use-back-closes';
import { useDismiss } from './use-dismiss';

/** Search on small screens: a sheet as large as the screen, closed with Back and Escape. Opens without JavaScript too. */
export default function PhoneSearch() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => ref.current?.removeAttribute('open'), []);
  useEffect(() => {
    // opened before this code was there
    if (ref.current?.open) setOpen(true);
  }, []);
  useEffect(() => {
    if (isOpen) ref.current?.querySelector('input')?.focus();
  }, [isOpen]);
  useDismiss(ref);
  useBackCloses(isOpen, close);
  return (
    <details
      ref={ref}
      className="phone-search md:hidden"
      onToggle={({ currentTarget: sheet }) => setOpen(sheet.open)}
    >
      <summary
        aria-label={isOpen ? menuTexts.closeSearch : headerTexts.search}
        className="icon-btn list-none text-lg [&::-webkit-details-marker]:hidden"
      >
        <Icon name={isOpen ? 'close' : 'search'} />
      </summary>
      <div className="search-screen">
        <SearchBox inSheet />
      </div>
    </details>
  );
}
