import { useEffect, useRef } from 'react';
import SearchBox from '../catalogue/search-box';
import { headerTexts } from '../platform/messages/en/header';
import { menuTexts } from '../platform/messages/en/menu';
import { Icon } from '../ui/icon';
import { useSheetMenu } from './use-sheet-menu';

/** Search on small screens: a sheet as large as the screen, closed with Back and Escape. Opens without JavaScript too. */
export default function PhoneSearch() {
  const ref = useRef<HTMLDetailsElement>(null);
  const { isOpen, onToggle } = useSheetMenu(ref);
  useEffect(() => {
    if (isOpen) ref.current?.querySelector('input')?.focus();
  }, [isOpen]);
  return (
    <details ref={ref} className="phone-search md:hidden" onToggle={onToggle}>
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
