type Left = Pick<Window, 'addEventListener'> & { location: Pick<Location, 'assign' | 'reload'> };

/**
 * Goes to a page outside of the shop's scripts. The browser may keep this one as it stands, with a button that waits, and
 * show it again at Back, when the cart or the order may have changed: it is loaded anew then.
 */
export function leaveTo(address: string, page: Left = window): void {
  page.addEventListener('pageshow', ({ persisted }) => persisted && page.location.reload());
  page.location.assign(address);
}
