import { data } from 'react-router';
import { followRedirect } from '../platform/api/pages';
import { movedTo } from '../platform/moved';
import { passOn } from '../platform/pass-on';
import { withoutLanguage } from '../platform/public-url';

/** Where nothing answers: leads to where the merchant says that it stands by now. @throws that, or a page that is not there */
export async function notFound(request: Request, url: URL): Promise<never> {
  const to = await leadsTo(withoutLanguage(url.pathname), request);
  if (to) throw movedTo(to, url);
  throw data(null, { status: 404 });
}

async function leadsTo(path: string, request: Request): Promise<string | null> {
  try {
    return (await followRedirect(path, passOn(request))).data.to;
  } catch {
    return null;
  }
}
