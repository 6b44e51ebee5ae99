import { RecordDispute } from '../../payments/application/record-dispute.js';
import { ApplyProviderDispute } from '../application/apply-provider-dispute.js';
import type { InMemoryShop } from './in-memory-shop.js';

/** What a shop in memory does when it hears of card holders' banks; `orders` where their locks are watched. */
export const disputesOf = (
  shop: InMemoryShop,
  orders: ConstructorParameters<typeof ApplyProviderDispute>[0] = shop.orders,
) =>
  new ApplyProviderDispute(
    ...([orders, shop.attempts, new RecordDispute(shop.ledger, shop.clock)] as const),
    ...([shop.syncOrderTotals, shop.applyEffects, shop.outbox, shop.unit, shop.takeBackCards] as const),
    ...([shop.downloads, shop.downloads, shop.holdBack, shop.clock] as const),
  );
