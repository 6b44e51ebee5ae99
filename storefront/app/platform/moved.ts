import { redirect } from 'react-router';

/** A browser that kept it would go in circles once something is called as before. */
const MAY_CHANGE = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** What search engines take for the new address; what says where the visitor came from goes along. Throw it in a loader, whose `url` has no marks of the router. */
export function movedTo(to: string, { search }: URL): Response {
  const [before = '', place] = to.split('#', 2);
  const query = before.includes('?') ? search.replace('?', '&') : search;
  return redirect(before + query + (place ? `#${place}` : ''), { status: 301, headers: MAY_CHANGE });
}
