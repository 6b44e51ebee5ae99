import { CartLink } from '../layout/cart-link';
import { NewsletterForm } from '../layout/newsletter-form';
import UserMenu from '../layout/user-menu';
import SearchBox from '../catalogue/search-box';
import * as cart from '../pages/cart-page';
import * as cartRestore from '../pages/cart-restore-page';
import * as category from '../pages/category-page';
import * as changeEmail from '../pages/change-email-page';
import * as checkout from '../pages/checkout-page';
import * as confirmEmail from '../pages/confirm-email-page';
import * as contact from '../pages/contact-page';
import * as favorites from '../pages/favorites-page';
import * as feedback from '../pages/feedback-page';
import * as forgot from '../pages/forgot-password-page';
import * as home from '../pages/home-page';
import * as login from '../pages/login-page';
import * as newsletter from '../pages/newsletter-page';
import * as order from '../pages/order-page';
import * as download from '../pages/download-page';
import * as quote from '../pages/quote-page';
import * as orders from '../pages/orders-page';
import * as paymentSuccess from '../pages/payment-success-page';
import * as product from '../pages/product-page';
import * as profileEdit from '../pages/profile-edit-page';
import * as profile from '../pages/profile-page';
import * as returning from '../pages/return-page';
import * as reset from '../pages/reset-password-page';
import * as settings from '../pages/settings-page';
import * as shop from '../pages/shop-page';
import * as signup from '../pages/signup-page';
import Withdrawal from '../pages/withdrawal-page';
import type { createRoutesStub } from 'react-router';

type Stubs = Parameters<typeof createRoutesStub>[0];
type PageModule = { default: unknown; loader?: unknown; action?: unknown; ErrorBoundary?: unknown };

/** What stands above and below every page and calls the API. */
function Parts() {
  return (
    <>
      <UserMenu />
      <CartLink />
      <SearchBox />
      <NewsletterForm />
    </>
  );
}

const table: Record<string, PageModule> = {
  '/': home,
  '/shop': shop,
  '/category/:categoryName': category,
  '/product/:id': product,
  '/cart': cart,
  '/cart/restore': cartRestore,
  '/favorites': favorites,
  '/checkout': checkout,
  '/payment-success': paymentSuccess,
  '/login': login,
  '/signup': signup,
  '/forgot-password': forgot,
  '/reset-password/:token': reset,
  '/change-email': changeEmail,
  '/confirm-email': confirmEmail,
  '/profile': profile,
  '/profile/edit': profileEdit,
  '/orders': orders,
  '/orders/:orderId': order,
  '/orders/:orderId/return': returning,
  '/quotes/:quoteId': quote,
  '/downloads/:token': download,
  // without its loader, which asks on the server whether the law of the EU holds
  '/withdrawal': { default: Withdrawal },
  '/feedback/:orderId': feedback,
  '/settings': settings,
  '/contact': contact,
  '/newsletter': newsletter,
  '/parts': { default: Parts },
};

/** The pages of the shop with what they load and do, as the router has them. */
export const pages = Object.entries(table).map(([path, page]) => ({
  path,
  Component: page.default,
  loader: page.loader,
  action: page.action,
  ErrorBoundary: page.ErrorBoundary,
  HydrateFallback: () => null,
})) as Stubs;
