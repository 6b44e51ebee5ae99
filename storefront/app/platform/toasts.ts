import { createStore } from './create-store';
import { onSessionEnd } from './session/session';

export type Toast = {
  id: number;
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string;
  /** `to` is a path of the router, `href` a whole page of its own. */
  action?: { label: string; to: string } | { label: string; href: string };
  /** Of the words, where it is not that of the page. */
  lang?: string;
};

let last = 0;

/** The one toast on show; a new one takes the place of the old one. */
export const currentToast = createStore<Toast | null>(null);

function show(toast: Omit<Toast, 'id'>): void {
  last += 1;
  currentToast.set({ id: last, ...toast });
}

type Extra = Pick<Toast, 'text' | 'action' | 'lang'>;

/** Shows toasts: successes leave by themselves, errors stay until dismissed. */
export const toast = {
  success: (title: string, extra: Extra = {}) => show({ kind: 'success', title, ...extra }),
  info: (title: string, extra: Extra = {}) => show({ kind: 'info', title, ...extra }),
  error: (title: string, extra: Extra = {}) => show({ kind: 'error', title, ...extra }),
  dismiss: () => currentToast.set(null),
};

onSessionEnd(toast.dismiss);
