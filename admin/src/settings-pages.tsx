import type { ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { page } from './layout/page';

const PAGES: readonly (readonly [path: string, Page: ComponentType])[] = [
  ['/settings', page(async () => (await import('./settings/general-page')).GeneralPage)],
  ['/settings/identity', page(async () => (await import('./settings/identity-page')).IdentityPage)],
  ['/settings/currencies', page(async () => (await import('./settings/currencies-page')).CurrenciesPage)],
  ['/settings/payments', page(async () => (await import('./settings/payments-page')).PaymentsPage)],
  [
    '/settings/connections',
    page(async () => (await import('./connections/connections-page')).ConnectionsPage),
  ],
  ['/settings/checkout', page(async () => (await import('./settings/checkout-page')).CheckoutPage)],
  ['/settings/feeds', page(async () => (await import('./settings/feeds-page')).FeedsPage)],
  ['/settings/archive', page(async () => (await import('./settings/archive-page')).ArchivePage)],
  ['/settings/letters', page(async () => (await import('./letters/letters-page')).LettersPage)],
  ['/settings/letters/:id/:language', page(async () => (await import('./letters/letter-page')).LetterPage)],
  ['/settings/papers', page(async () => (await import('./papers/papers-page')).PapersPage)],
  ['/settings/papers/:id/:language', page(async () => (await import('./papers/paper-page')).PaperPage)],
];

/** The pages that the settings of the shop are divided into, each loaded when it is first opened. */
export const settingsRoutes = PAGES.map(([path, Page]) => (
  <Route key={path} path={path} element={<Page />} />
));
