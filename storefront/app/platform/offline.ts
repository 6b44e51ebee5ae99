import { common } from './messages/en/common';
import { currentToast, toast } from './toasts';

/** A link within the shop that a plain click would follow. */
function followed(event: MouseEvent): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.origin === window.location.origin && !link.hash;
}

/** A form that leads to another page, as the search does. */
const leadsOn = ({ target }: Event) => target instanceof Element && target.matches('form[method="get"]');

/** What makes the router fetch the page behind a link in advance; when that fails it reloads the page it is on. */
const INTENTS = ['mouseover', 'focusin', 'touchstart'];

function unheard(event: Event): void {
  if (navigator.onLine) return;
  if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
}

/** Without a connection a link or a search would end on the browser's own error page: stays here instead, and says why. */
export function stayWhenOffline(): void {
  const stay = (event: Event, leaves: boolean) => {
    if (navigator.onLine || !leaves) return;
    event.preventDefault();
    event.stopPropagation();
    toast.error(common.offline);
  };
  window.addEventListener('click', (event) => stay(event, followed(event)), true);
  window.addEventListener('submit', (event) => stay(event, leadsOn(event)), true);
  for (const intent of INTENTS) window.addEventListener(intent, unheard, true);
  // says that clicks are looked after from now on
  document.documentElement.dataset['offline'] = 'told';
  window.addEventListener('online', () => {
    if (currentToast.get()?.title === common.offline) toast.dismiss();
  });
}
