import type { GroupMembership } from '../../../kernel/customer-groups.js';
import {
  isGroupPriceColumn,
  type FiledGroupPrice,
  type NamedGroup,
} from '../../domain/import/group-price-cells.js';
import { NoSuchGroups, TooManyGroupPrices } from '../../domain/refusals.js';
import { GroupPriceLists, MOST_GROUP_PRICES, type WantedGroupPrice } from '../group-price-lists.js';

export interface KnownGroupPrices {
  groups: readonly NamedGroup[];
  /** By variant. */
  prices: ReadonlyMap<string, readonly FiledGroupPrice[]>;
}

/** The prices of groups of customers in files of products. */
export class FiledGroupPrices {
  constructor(
    private readonly lists: GroupPriceLists,
    private readonly groups: Pick<GroupMembership, 'hold'>,
  ) {}

  /** Which groups there are and what they pay; nothing is asked for a file without a column of it. */
  async known(columns: readonly string[], variantIds: readonly string[]): Promise<KnownGroupPrices> {
    if (!columns.some(isGroupPriceColumn)) return { groups: [], prices: new Map() };
    const groups = await this.lists.groups();
    const prices = Map.groupBy(await this.lists.ofVariants(variantIds), ({ variantId }) => variantId);
    return { groups, prices };
  }

  /** @throws NoSuchGroups, TooManyGroupPrices */
  async set(productId: string, wanted: readonly WantedGroupPrice[]): Promise<void> {
    if (wanted.length === 0) return;
    // a price that is taken away may have gone with its group
    const kept = wanted.filter(({ priceCents }) => priceCents !== null);
    const named = [...new Set(kept.map(({ groupId }) => groupId))];
    if ((await this.groups.hold(named)).length < named.length) throw new NoSuchGroups([]);
    await this.lists.set(wanted);
    const many = (await this.lists.counts([productId])).get(productId) ?? 0;
    if (many > MOST_GROUP_PRICES) throw new TooManyGroupPrices(MOST_GROUP_PRICES);
  }
}
