import type { Ids } from '../../kernel/ids.js';

/** Knows which stock-keeping names are in use. */
export abstract class SkuRegistry {
  abstract taken(skus: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Makes stock-keeping names from a product's name and a random tail. */
export class Skus {
  constructor(private readonly ids: Ids) {}

  /** A maker of new names for one product: `CAFE-CREME-…` for Café crème; the vowels of Hindi and Thai, which are marks, stay. */
  forProduct(name: string): () => string {
    const stem = name
      .normalize('NFD')
      .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 24)
      .toUpperCase();
    return () => `${stem || 'ITEM'}-${this.ids.next().slice(-8).toUpperCase()}`;
  }
}
