import { Hero } from '../catalogue/hero';
import { loadList, soldOutLast, without } from '../catalogue/load-list';
import { listFeaturedProducts, listProducts } from '../platform/api/catalogue';
import { homeTexts } from '../platform/messages/en/home';
import { organizationJsonLd } from '../platform/json-ld';
import { isOwnShop, loadShop } from '../platform/load-shop';
import { pageMeta } from '../platform/page-meta';
import { passOn, streamed } from '../platform/pass-on';
import { publicUrl } from '../platform/public-url';
import { shopName } from '../platform/shop-name';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import type { Route } from './+types/home-page';
import { loadPage } from './load-page';
import { loadNeutralHome } from './neutral-home';
import { ownMeta } from './own-meta';
import { OwnOr } from './parts/own-or';

/** Below the fold: rendered by the server, their code comes after the page. */
const HomeUpper = lazily(() => import('./parts/home-upper'));
const HomeLower = lazily(() => import('./parts/home-lower'));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: homeTexts.title,
    description: homeTexts.description(shopName()),
    url: loaderData?.url,
    jsonLd: loaderData?.jsonLd,
    ...(loaderData?.own && ownMeta(loaderData.own)),
  });

/** The featured products are awaited, the lists further down are streamed to client navigations. */
export async function loader({ request }: Route.LoaderArgs) {
  // a home page that sells is better than none
  const [shop, own] = await Promise.all([loadShop(), loadPage(request, 'home').catch(() => null)]);
  const jsonLd = [organizationJsonLd(shop)];
  const extra = passOn(request);
  const comes = own || !isOwnShop(shop) ? null : await loadNeutralHome(shop, extra);
  if (own || comes) return { url: publicUrl('/'), jsonLd, own, comes, lists: null };
  const rated = loadList(listProducts({ sort: 'rating', limit: 24 }, extra));
  const best = rated.then((list) => soldOutLast(list, 8));
  const all = loadList(listProducts({ sort: 'featured', limit: 24 }, extra));
  const newest = loadList(listProducts({ sort: 'newest', limit: 5 }, extra));
  const featured = await loadList(listFeaturedProducts(8, extra));
  const explore = all.then((list) => without(list, featured, 8));
  const lists = { featured, ...(await streamed(request, { best, explore, newest })) };
  return { url: publicUrl('/'), jsonLd, own: null, comes: null, lists };
}

export default function HomePage({ loaderData: { own, comes, lists } }: Route.ComponentProps) {
  if (!lists) return <OwnOr own={own ?? comes} />;
  const { featured, best, explore, newest } = lists;
  return (
    <div className="home">
      <Hero />
      <ErrorBoundary>
        <HomeUpper featured={featured} best={best} />
      </ErrorBoundary>
      <ErrorBoundary>
        <HomeLower explore={explore} newest={newest} />
      </ErrorBoundary>
    </div>
  );
}
