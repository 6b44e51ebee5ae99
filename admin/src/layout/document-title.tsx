import { useEffect } from 'react';

const PANEL = 'Duka admin';

/** The browser's tab is called like the page: react-admin puts the title, also a record's name, into the bar alone. */
export const DocumentTitle = () => {
  useEffect(() => {
    const bar = document.getElementById('react-admin-title');
    if (!bar) return;
    const follow = () => {
      const title = bar.textContent.trim();
      document.title = title ? `${title} · ${PANEL}` : PANEL;
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(bar, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return null;
};
