import { organizationJsonLd } from '../platform/json-ld';
import { loadShop } from '../platform/load-shop';
import { homeTexts } from '../platform/messages/en/home';
import { pageMeta } from '../platform/page-meta';
import { passOn, streamed } from '../platform/pass-on';
import { publicUrl } from '../platform/public-url';
import { shopName } from '../platform/shop-name';
import type { Route } from './+types/home-page';
import { askForShelves } from './blocks/shelf/shelf-query';
import { loadPage, type OwnPage } from './load-page';
import { ownMeta } from './own-meta';
import { OwnOr } from './parts/own-or';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...ownMeta(loaderData.own), url: loaderData.url, jsonLd: loaderData.jsonLd }) : [];

/** A page of blocks as any other: the merchant's, or the one that every shop begins with. */
export async function loader({ request }: Route.LoaderArgs) {
  const composed = loadPage(request, 'home').catch(() => null);
  const [shop, page] = await Promise.all([loadShop(), composed]);
  const own = page ?? (await bareHome(request));
  return { url: publicUrl('/'), jsonLd: [organizationJsonLd(shop)], own, isWhole: page !== null };
}

/** A home page that sells is better than none, while nobody knows what the merchant has composed; it is not kept. */
async function bareHome(request: Request): Promise<OwnPage> {
  const shelf = { title: homeTexts.arrivals, rule: 'newest', look: 'row' };
  const blocks = [
    { kind: 'shelf', fields: shelf, items: [] },
    { kind: 'promises', fields: {}, items: [] },
  ];
  const page = { path: '/', title: shopName(), description: '', pictures: [], blocks };
  return { page, shelves: await streamed(request, askForShelves(page, passOn(request))), isDraft: false };
}

export default function HomePage({ loaderData: { own, isWhole } }: Route.ComponentProps) {
  return (
    <>
      <OwnOr own={own} />
      {!isWhole && <span hidden data-failed="" />}
    </>
  );
}
