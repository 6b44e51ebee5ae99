import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, isRouteErrorResponse } from 'react-router';
import type { Route } from './+types/root';
import { Frame } from './layout/frame';
// its listener comes before the router's
import './platform/history-steps';
import { loadFrame } from './pages/load-frame';
import { headScript } from './platform/head-script';
import { isOwnShop, loadShop } from './platform/load-shop';
import { crossOutLowest } from './platform/former-prices';
import { setShopCountry } from './platform/shop-country';
import { nameShop, shopName } from './platform/shop-name';
import { setShopZone } from './platform/shop-zone';
import { setShopCurrency } from './platform/shop-currency';
import { common } from './platform/messages/en/common';
import { languageRuns, languageTag } from './platform/messages/en/language';
import { ErrorBoundary as PartBoundary, lazily } from './ui/error-boundary';
import { ErrorState } from './ui/states';
import styles from './styles/app.css?url';

/** Rendered by the server; its code comes when an address leads nowhere. */
const NotFound = lazily(() => import('./layout/not-found'));

/** Icons, manifest and letters are the shop's own: see platform/shop-look.ts. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request }: Route.LoaderArgs) {
  const loading = loadShop();
  const [shop, around] = await Promise.all([loading, loadFrame(request, loading.then(isOwnShop))]);
  const isOwn = isOwnShop(shop);
  return { shop: { ...shop, ...around, ...(isOwn && { isOwn }) } };
}

/** The routes' titles follow, in the browser as on the server. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData) {
    nameShop(loaderData.shop.name, loaderData.shop.share);
    setShopCountry(loaderData.shop.country);
    setShopZone(loaderData.shop.timeZone);
    crossOutLowest(loaderData.shop.lowestFormerPrices);
    setShopCurrency(loaderData.shop.currency);
  }
  return [];
};

/** The shop's name and addresses hardly change: navigations keep them. */
export const shouldRevalidate = () => false;

/** The document around every page, also around the error page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={languageTag} dir={languageRuns} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131312" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <Frame>{children}</Frame>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** A page that failed still has header and footer and a way on: never a white page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <PartBoundary>
        <NotFound />
      </PartBoundary>
    );
  const offline = typeof navigator !== 'undefined' && !navigator.onLine;
  return (
    <div className="wrap">
      <title>{`${common.wentWrong} | ${shopName()}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        title={common.wentWrong}
        text={offline ? common.offline : common.unexpected}
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
