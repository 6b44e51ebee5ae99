import { type RouteConfig, index, route } from '@react-router/dev/routes';

/** The route table of the shop. Private pages render in the browser behind `RequireLogin`. */
export default [
  index('pages/home-page.tsx'),
  route('shop', 'pages/shop-page.tsx'),
  route('products', 'pages/shop-page.tsx', { id: 'products' }),
  route('category/:categoryName', 'pages/category-page.tsx'),
  route('product/:id', 'pages/product-page.tsx'),
  route('search', 'pages/search.ts'),

  route('cart', 'pages/cart-page.tsx'),
  route('favorites', 'pages/favorites-page.tsx'),
  route('checkout', 'pages/checkout-page.tsx'),
  route('payment-success', 'pages/payment-success-page.tsx'),

  route('login', 'pages/login-page.tsx'),
  route('signup', 'pages/signup-page.tsx'),
  route('forgot-password', 'pages/forgot-password-page.tsx'),
  route('confirm-email', 'pages/confirm-email-page.tsx'),
  route('change-email', 'pages/change-email-page.tsx'),
  route('reset-password/:token', 'pages/reset-password-page.tsx'),

  route('profile', 'pages/profile-page.tsx'),
  route('profile/edit', 'pages/profile-edit-page.tsx'),
  route('profile/orders', 'pages/orders-page.tsx', { id: 'profile-orders' }),
  route('orders', 'pages/orders-page.tsx'),
  route('orders/:orderId', 'pages/order-page.tsx'),
  route('orders/:orderId/return', 'pages/return-page.tsx'),
  route('feedback/:orderId', 'pages/feedback-page.tsx'),
  route('settings', 'pages/settings-page.tsx'),

  route('terms', 'pages/terms-page.tsx'),
  route('privacy', 'pages/privacy-page.tsx'),
  route('contact', 'pages/contact-page.tsx'),
  route('faq', 'pages/faq-page.tsx'),
  route('shipping', 'pages/shipping-page.tsx'),
  route('returns', 'pages/returns-page.tsx'),
  route('withdrawal', 'pages/withdrawal-page.tsx'),
  route('imprint', 'pages/imprint-page.tsx'),
  route('accessibility', 'pages/accessibility-page.tsx'),
  route('size-guide', 'pages/size-guide-page.tsx'),
  route('about', 'pages/about-page.tsx'),
  route('newsletter', 'pages/newsletter-page.tsx'),
  route('newsletter/confirm', 'pages/newsletter-confirm-page.tsx'),
  route('newsletter/unsubscribe', 'pages/newsletter-unsubscribe-page.tsx'),

  route('sitemap.xml', 'pages/sitemap.ts'),
  route('manifest.webmanifest', 'pages/manifest.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route('llms.txt', 'pages/llms-txt.ts'),
  route('.well-known/security.txt', 'pages/security-txt.ts'),
  route('*', 'pages/not-found-page.tsx'),
] satisfies RouteConfig;
