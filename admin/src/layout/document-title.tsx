import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shopName } from './shop-currency';

/** Asked anew once the settings have been saved. */
export const SHOP_NAME = ['shop-name'];

/** The browser's tab is called like the page and the shop: react-admin puts the title, also a record's name, into the bar alone. */
export const DocumentTitle = () => {
  const { data: name = 'Duka' } = useQuery({ queryKey: SHOP_NAME, queryFn: shopName });
  const panel = `${name} admin`;
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
