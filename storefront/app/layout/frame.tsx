import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { common } from '../platform/messages/en/common';
import { finishIntent, followShopper } from '../platform/stores/shopper';
import { watchSession } from '../platform/session/session';
import { ForOneShopper } from '../platform/session/for-one-shopper';
import { loadTheme } from '../platform/theme';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import { Header } from './header';
import { RouteFocus } from './route-focus';

/** Rendered by the server; their code comes to the browser after the page. */
const Footer = lazily(() => import('./footer'));
const Toaster = lazily(() => import('../ui/toaster'));
const ChosenPrices = lazily(() => import('./chosen-prices'));
const ChosenDelivery = lazily(() => import('./chosen-delivery'));

/** The log-in that the checkout asks for is a part of it: on the way there nothing moves. */
const leadsToCheckout = (pathname: string, search: string) =>
  pathname === '/login' && /^\/checkout(\?|$)/.test(new URLSearchParams(search).get('next') ?? '');

/**
 * Header, page and footer, all made new when the shopper has left: what somebody typed or saw is nobody else's. The
 * checkout has only the logo above it, and nothing that leads away.
 */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const isCheckout = pathname === '/checkout';
  useEffect(() => {
    void goLive(document.documentElement);
    loadTheme();
    void import('../platform/after-paint').then(({ afterPaint }) => afterPaint());
    void finishIntent();
    const stop = followShopper();
    const stopIntent = watchSession(() => void finishIntent());
    return () => {
      stop();
      stopIntent();
    };
  }, []);
  return (
    <>
      <a className="skip" href="#content">
        {common.skip}
      </a>
      <ForOneShopper>
        <Header plain={isCheckout || leadsToCheckout(pathname, search)} />
        <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] grow">
          {children}
        </main>
        <ErrorBoundary>{!isCheckout && <Footer />}</ErrorBoundary>
      </ForOneShopper>
      <RouteFocus />
      <ErrorBoundary quiet>
        <Toaster />
      </ErrorBoundary>
      <ErrorBoundary quiet>
        <ChosenPrices />
      </ErrorBoundary>
      <ErrorBoundary quiet>
        <ChosenDelivery />
      </ErrorBoundary>
    </>
  );
}

/** What home.css and list.css leave for later. */
const OUT_OF_SIGHT =
  '.home > .wrap:nth-child(n + 5), .track > div:nth-child(n + 3), .products > li:nth-child(n + 7)';

/** Says that the page answers now. What lies far below or beside is laid out a little at a time: see home.css. */
async function goLive({ dataset }: HTMLElement): Promise<void> {
  dataset['live'] = '';
  const pieces = [...document.querySelectorAll<HTMLElement>(OUT_OF_SIGHT)];
  while (pieces.length > 0) {
    for (const { style } of pieces.splice(0, 2)) style.contentVisibility = 'visible';
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  }
  dataset['whole'] = '';
}
