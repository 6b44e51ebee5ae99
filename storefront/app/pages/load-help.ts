import type { HelpPage } from '../platform/messages/en/help';
import { publicUrl } from '../platform/public-url';
import { loadPage } from './load-page';

/** The address of a page of help, and what the merchant has composed for it. */
export const loadHelp =
  (page: HelpPage) =>
  async ({ request }: { request: Request }) => ({
    url: publicUrl(`/${page}`),
    own: await loadPage(request, page),
  });
