import type { listMyPrices } from './api/accounts';
import { ownPriceTexts } from './messages/en/own-prices';

/** What a piece costs whoever asks. */
export type OwnPrice = Awaited<ReturnType<typeof listMyPrices>>['data'][number];

/** `$8.40 without tax ($10.00)` to whom prices are shown so. */
export function ownPriceSaid({ price, netPrice }: OwnPrice, text: (amount: number) => string): string {
  if (netPrice === null) return text(price);
  const net = ownPriceTexts.net(text(netPrice));
  return netPrice === price ? net : `${net} (${text(price)})`;
}
