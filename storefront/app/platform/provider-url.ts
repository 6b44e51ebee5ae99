const OUR_PAGES = /^\/(sandbox\/|payment-success$)/;

/**
 * Where a shopper may be sent to pay (S56): to a host of a provider, or to the sandbox and the success page (for an
 * order that a coupon made free). Those open on this origin, whatever name of the shop the address has: a phone opens a
 * demo by another one than the shop knows of itself. Null for anything else.
 */
export function providerUrl(
  url: string | null | undefined,
  origin: string,
  hosts: readonly string[],
): string | null {
  if (!url) return null;
  try {
    const target = new URL(url, origin);
    if (target.username || target.password || !/^https?:$/.test(target.protocol)) return null;
    if (hosts.includes(target.origin)) return target.href;
    return OUR_PAGES.test(target.pathname) ? origin + target.pathname + target.search : null;
  } catch {
    return null;
  }
}
