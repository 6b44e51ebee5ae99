import type { GroupMembership } from '../../../kernel/customer-groups.js';
import {
  isGroupPriceColumn,
  type FiledGroupPrice,
  type NamedGroup,
} from '../../domain/import/group-price-cells.js';
import { GroupPriceChanged, NoSuchGroups, TooManyGroupPrices } from '../../domain/refusals.js';
import {
  GroupPriceLists,
  keyOfGroupPrice,
  MOST_GROUP_PRICES,
  type WantedGroupPrice,
} from '../group-price-lists.js';

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

  /**
   * @param seen what they were thought to be; a new product has none
   * @throws NoSuchGroups, TooManyGroupPrices, GroupPriceChanged when one is neither what was seen nor what is wanted
   */
  async set(
    productId: string,
    wanted: readonly WantedGroupPrice[],
    seen?: readonly WantedGroupPrice[],
  ): Promise<void> {
    if (wanted.length === 0) return;
    if (seen) await this.assertSeen(wanted, seen);
    // a price that is taken away may have gone with its group
    const kept = wanted.filter(({ priceCents }) => priceCents !== null);
    const named = [...new Set(kept.map(({ groupId }) => groupId))];
    if ((await this.groups.hold(named)).length < named.length) throw new NoSuchGroups([]);
    await this.lists.set(wanted);
    const many = (await this.lists.counts([productId])).get(productId) ?? 0;
    if (many > MOST_GROUP_PRICES) throw new TooManyGroupPrices(MOST_GROUP_PRICES);
  }

  private async assertSeen(
    wanted: readonly WantedGroupPrice[],
    seen: readonly WantedGroupPrice[],
  ): Promise<void> {
    const [now, then] = [await this.lists.named(wanted), seen].map(
      (prices) => new Map(prices.map((one) => [keyOfGroupPrice(one), one.priceCents])),
    );
    for (const one of wanted) {
      const key = keyOfGroupPrice(one);
      const is = now?.get(key) ?? null;
      if (is !== one.priceCents && is !== (then?.get(key) ?? null)) throw new GroupPriceChanged();
    }
  }
}
