import * as api from '@duka/client';
import { type Extra, answer } from './call';

export const listPages = (extra: Extra = {}) => answer(api.listPages(extra), extra.signal);

export const getPage = (address: string, draft: string | undefined, extra: Extra = {}) =>
  answer(api.getPage({ path: { address }, query: { ...(draft && { draft }) }, ...extra }), extra.signal);
