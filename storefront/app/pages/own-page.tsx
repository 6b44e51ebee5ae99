import { movedTo } from '../platform/moved';
import { pageMeta } from '../platform/page-meta';
import { publicUrl } from '../platform/public-url';
import type { Route } from './+types/own-page';
import { requirePage } from './load-page';
import { ownMeta } from './own-meta';
import { OwnOr } from './parts/own-or';

export async function loader({ request, url, params: { address } }: Route.LoaderArgs) {
  const own = await requirePage(request, address, url);
  const { path } = own.page;
  // one that takes the place of another stands there alone
  if (path !== `/pages/${address}`) throw movedTo(path, url);
  return { url: publicUrl(path), own };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ url: loaderData.url, ...ownMeta(loaderData.own) }) : [];

/** A page that a merchant has composed, at an address of its own. */
export default function OwnPage({ loaderData: { own } }: Route.ComponentProps) {
  return <OwnOr own={own} />;
}
