import { createStore } from './create-store';

export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'duka.theme';

/** Runs in the head before anything is painted, so that a chosen theme never flashes. Its hash is in the page's policy. */
export const themeScript = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** The chosen theme; `auto` follows the system. */
export const theme = createStore<Theme>('auto');

/** Reads the stored choice; call once after hydration. */
export function loadTheme(): void {
  const chosen = document.documentElement.dataset['theme'];
  theme.set(chosen === 'light' || chosen === 'dark' ? chosen : 'auto');
}

/** Applies and keeps a choice. */
export function chooseTheme(next: Theme): void {
  theme.set(next);
  const root = document.documentElement;
  if (next === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = next;
  try {
    if (next === 'auto') window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, next);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}
