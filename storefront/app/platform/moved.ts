import { redirect } from 'react-router';

/** A browser that kept it would go in circles once something is called as before. */
const MAY_CHANGE = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** What search engines take for the new address; what says where the visitor came from goes along. Throw it in a loader. */
export const movedTo = (path: string, request: Request): Response =>
  redirect(path + new URL(request.url).search, { status: 301, headers: MAY_CHANGE });
