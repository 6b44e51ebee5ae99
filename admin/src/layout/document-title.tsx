import { useEffect } from 'react';
import { useShopName } from './shop-name';

/** The browser's tab is called like the page and the shop: react-admin puts the title, also a record's name, into the bar alone. */
export const DocumentTitle = () => {
  const panel = `${useShopName()} admin`;
  useEffect(() => {
    const bar = document.getElementById('react-admin-title');
    if (!bar) return;
    const follow = () => {
      const title = bar.textContent.trim();
      document.title = title ? `${title} · ${panel}` : panel;
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(bar, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [panel]);
  return null;
};
