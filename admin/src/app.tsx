import { lazy, Suspense } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { authProvider } from './auth-provider';
import { creditPages } from './credit/pages';
import { dataProvider } from './data-provider';
import { customerGroups, customers, messages, roles } from './people-pages';
import { coupons, discounts, promotions } from './promotion-pages';
import { places, purchaseOrders, transfers } from './stock/pages';
import { i18nProvider } from './i18n';
import { AccessDenied, NoSuchPage } from './layout/dead-ends';
import { RequireLogIn } from './layout/require-log-in';
import { Layout } from './layout/layout';
import { page } from './layout/page';
import { sidebarStore } from './layout/sidebar-store';
import { darkTheme, lightTheme } from './layout/theme';
import { queryClient } from './query-client';
import { settingsRoutes } from './settings-pages';
import { t } from './texts';

const Dashboard = page(async () => (await import('./dashboard/dashboard')).Dashboard);
const products = {
  list: page(async () => (await import('./products/product-list')).ProductList),
  create: page(async () => (await import('./products/product-create')).ProductCreate),
  edit: page(async () => (await import('./products/product-edit')).ProductEdit),
};
const categories = {
  list: page(async () => (await import('./products/category-list')).CategoryList),
  create: page(async () => (await import('./products/category-form')).CategoryCreate),
  edit: page(async () => (await import('./products/category-form')).CategoryEdit),
};
const productFields = {
  list: page(async () => (await import('./fields/field-list')).FieldList),
  create: page(async () => (await import('./fields/field-form')).FieldCreate),
  edit: page(async () => (await import('./fields/field-form')).FieldEdit),
};
const pages = {
  list: page(async () => (await import('./pages/page-list')).PageList),
  create: page(async () => (await import('./pages/page-create')).PageCreate),
  edit: page(async () => (await import('./pages/page-edit')).PageEdit),
};
const redirects = {
  list: page(async () => (await import('./redirects/redirect-list')).RedirectList),
  create: page(async () => (await import('./redirects/redirect-form')).RedirectCreate),
};
const apiKeys = {
  list: page(async () => (await import('./api-keys/key-list')).KeyList),
  create: page(async () => (await import('./api-keys/key-form')).KeyCreate),
  edit: page(async () => (await import('./api-keys/key-form')).KeyEdit),
};
const connectedApps = { list: page(async () => (await import('./connected-apps/app-list')).AppList) };
const Connect = page(async () => (await import('./connected-apps/connect-page')).ConnectPage);
const ProposalsPage = page(async () => (await import('./proposals/proposals-page')).ProposalsPage);
const webhooks = {
  list: page(async () => (await import('./webhooks/webhook-list')).WebhookList),
  create: page(async () => (await import('./webhooks/webhook-form')).WebhookCreate),
  edit: page(async () => (await import('./webhooks/webhook-form')).WebhookEdit),
};
const orders = {
  list: page(async () => (await import('./orders/order-list')).OrderList),
  show: page(async () => (await import('./orders/order-show')).OrderShow),
};
const earlierOrders = {
  list: page(async () => (await import('./earlier-orders/earlier-order-list')).EarlierOrderList),
};
const draftOrders = {
  list: page(async () => (await import('./draft-orders/draft-list')).DraftOrderList),
  create: page(async () => (await import('./draft-orders/draft-form')).DraftOrderCreate),
  edit: page(async () => (await import('./draft-orders/draft-form')).DraftOrderEdit),
};
const returns = {
  list: page(async () => (await import('./returns/return-list')).ReturnList),
  show: page(async () => (await import('./returns/return-show')).ReturnShow),
};
const withdrawals = {
  list: page(async () => (await import('./withdrawals/withdrawal-list')).WithdrawalList),
};
const shippingZones = {
  list: page(async () => (await import('./shipping/zone-list')).ShippingZoneList),
  create: page(async () => (await import('./shipping/zone-form')).ShippingZoneCreate),
  edit: page(async () => (await import('./shipping/zone-form')).ShippingZoneEdit),
};
const taxZones = {
  list: page(async () => (await import('./taxes/zone-list')).TaxZoneList),
  create: page(async () => (await import('./taxes/zone-form')).TaxZoneCreate),
  edit: page(async () => (await import('./taxes/zone-form')).TaxZoneEdit),
};
const invoices = { list: page(async () => (await import('./invoices/invoice-list')).InvoiceList) };
const reviews = { list: page(async () => (await import('./reviews/review-list')).ReviewList) };
const newsletter = { list: page(async () => (await import('./newsletter/subscriber-list')).SubscriberList) };
const translations = {
  list: page(async () => (await import('./translations/translation-list')).TranslationList),
};
const searches = { list: page(async () => (await import('./searches/search-list')).SearchList) };
const synonyms = {
  list: page(async () => (await import('./searches/synonym-list')).SynonymList),
  create: page(async () => (await import('./searches/synonym-form')).SynonymCreate),
  edit: page(async () => (await import('./searches/synonym-form')).SynonymEdit),
};
const jobs = { list: page(async () => (await import('./jobs/job-list')).JobList) };
const audit = { list: page(async () => (await import('./audit/audit-list')).AuditList) };
const security = { list: page(async () => (await import('./audit/security-list')).SecurityList) };
const Opening = page(async () => (await import('./setup/opening-page')).OpeningPage);
const Reports = page(async () => (await import('./reports/reports-page')).ReportsPage);
const Pickups = page(async () => (await import('./orders/pickup-page')).PickupPage);
const TaxReport = page(async () => (await import('./tax-report/tax-report-page')).TaxReportPage);
const Featured = page(async () => (await import('./products/featured-page')).FeaturedPage);
const Health = page(async () => (await import('./health/health-page')).HealthPage);
const Integrity = page(async () => (await import('./integrity/integrity-page')).IntegrityPage);

const store = sidebarStore();

/** The panel's table of contents: each page is loaded when it is first opened. */
const Panel = () => (
  <Admin
    title={t('Duka admin')}
    dataProvider={dataProvider}
    authProvider={authProvider}
    queryClient={queryClient}
    i18nProvider={i18nProvider}
    store={store}
    layout={Layout}
    accessDenied={AccessDenied}
    catchAll={NoSuchPage}
    dashboard={Dashboard}
    theme={lightTheme}
    darkTheme={darkTheme}
    disableTelemetry
    requireAuth
  >
    <Resource name="products" {...products} recordRepresentation="name" />
    <Resource name="categories" {...categories} recordRepresentation="name" />
    <Resource name="product-fields" {...productFields} recordRepresentation="label" />
    <Resource name="places" {...places} recordRepresentation="name" />
    <Resource name="purchase-orders" {...purchaseOrders} recordRepresentation="number" />
    <Resource name="transfers" {...transfers} recordRepresentation="number" />
    <Resource name="customers" {...customers} recordRepresentation="name" />
    <Resource name="messages" {...messages} recordRepresentation="reference" />
    <Resource name="orders" {...orders} recordRepresentation="number" />
    <Resource name="earlier-orders" {...earlierOrders} recordRepresentation="number" />
    <Resource name="draft-orders" {...draftOrders} recordRepresentation="buyer" />
    <Resource name="returns" {...returns} recordRepresentation="orderNumber" />
    <Resource name="withdrawals" {...withdrawals} recordRepresentation="orderNumber" />
    <Resource name="invoices" {...invoices} recordRepresentation="number" />
    <Resource name="promotions" {...promotions} />
    <Resource name="coupons" {...coupons} recordRepresentation="code" />
    <Resource name="discounts" {...discounts} recordRepresentation="name" />
    <Resource name="credit" {...creditPages} />
    <Resource name="reviews" {...reviews} />
    <Resource name="newsletter" {...newsletter} recordRepresentation="email" />
    <Resource name="pages" {...pages} recordRepresentation="title" />
    <Resource name="redirects" {...redirects} recordRepresentation="from" />
    <Resource name="api-keys" {...apiKeys} recordRepresentation="name" />
    <Resource name="connected-apps" {...connectedApps} recordRepresentation="name" />
    <Resource name="webhooks" {...webhooks} recordRepresentation="name" />
    <Resource name="customer-groups" {...customerGroups} recordRepresentation="name" />
    <Resource name="roles" {...roles} recordRepresentation="name" />
    <Resource name="shipping-zones" {...shippingZones} recordRepresentation="name" />
    <Resource name="translations" {...translations} />
    <Resource name="searches" {...searches} recordRepresentation="query" />
    <Resource name="synonyms" {...synonyms} recordRepresentation="typed" />
    <Resource name="tax-zones" {...taxZones} recordRepresentation="name" />
    <Resource name="jobs" {...jobs} />
    <Resource name="audit" {...audit} />
    <Resource name="security-events" {...security} />
    <CustomRoutes>
      <Route path="/pickups" element={<Pickups />} />
      <Route path="/setup" element={<Opening />} />
      <Route path="/proposals" element={<ProposalsPage />} />
      <Route path="/connect" element={<Connect />} />
      <Route path="/featured" element={<Featured />} />
      {settingsRoutes}
      <Route path="/reports" element={<Reports />} />
      <Route path="/reports/:name" element={<Reports />} />
      <Route path="/tax-report" element={<TaxReport />} />
      <Route path="/health" element={<Health />} />
      <Route path="/integrity" element={<Integrity />} />
    </CustomRoutes>
  </Admin>
);

/** A data router: only there may a form ask before it is left with unsaved changes. */
const router = createBrowserRouter([{ path: '*', element: <Panel /> }], { basename: '/admin' });

const Welcome = lazy(async () => ({ default: (await import('./setup/welcome')).Welcome }));

/** Whoever makes a new shop theirs has no account yet. */
const isWelcome = window.location.pathname === '/admin/welcome';

export const App = () =>
  isWelcome ? (
    <Suspense children={<Welcome />} />
  ) : (
    <RequireLogIn>
      <RouterProvider router={router} />
    </RequireLogIn>
  );
