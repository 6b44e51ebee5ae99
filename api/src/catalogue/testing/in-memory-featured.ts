import { FeaturedOrder } from '../application/order-featured.js';

/** The order of the home page in memory. */
export class InMemoryFeatured extends FeaturedOrder {
  private readonly places = new Map<string, number>();

  /** @param ids what is featured, in the order of the shelf */
  constructor(private readonly ids: readonly string[]) {
    super();
  }

  override lock(): Promise<string[]> {
    const place = (id: string) => this.places.get(id) ?? this.ids.length;
    return Promise.resolve(this.ids.toSorted((one, other) => place(one) - place(other)));
  }

  override save(ids: readonly string[]): Promise<void> {
    for (const [place, id] of ids.entries()) this.places.set(id, place);
    return Promise.resolve();
  }
}
