const PROVIDER = 'https://checkout.stripe.com';

/**
 * The address of a payment page if it is one that we may send the shopper to: the sandbox or the success page (for an
 * order that a coupon made free) on this origin, or the provider's own host (S56). Null for anything else.
 */
export function providerUrl(url: string | null | undefined, origin: string): string | null {
  if (!url) return null;
  try {
    const target = new URL(url, origin);
    if (target.username || target.password) return null;
    if (target.origin === PROVIDER) return target.href;
    const isOurs = target.origin === origin && /^\/(sandbox\/|payment-success$)/.test(target.pathname);
    return isOurs ? target.href : null;
  } catch {
    return null;
  }
}
