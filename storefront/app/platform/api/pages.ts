import * as api from '@duka/client';
import { type Extra, answer } from './call';

export const listPages = (extra: Extra = {}) => answer(api.listPages(extra), extra.signal);

/** Where a path that nothing answers at leads; it is counted. */
export const followRedirect = (path: string, extra: Extra = {}) =>
  answer(api.followRedirect({ query: { path }, ...extra }), extra.signal);

export const getPage = (address: string, draft: string | undefined, extra: Extra = {}) =>
  answer(api.getPage({ path: { address }, query: { ...(draft && { draft }) }, ...extra }), extra.signal);
