import { useEffect } from 'react';
import { useShopLook } from './shop-name';
import { t } from '../texts';

/** The browser's tab is called like the page and the shop: react-admin puts the title, also a record's name, into the bar alone. */
export const DocumentTitle = () => {
  const { name, look } = useShopLook();
  const panel = name ? t('{name} admin', { name }) : t('Admin');
  const icon = look?.icon;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || !icon) return;
    link.type = 'image/png';
    link.href = `${icon}/icons/32.png`;
  }, [icon]);
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
