import { Kept } from '@duka/serving/kept.js';
import type { OptionView } from '../../application/views.js';
import { mayName, type VariantWish } from '../../domain/wanted-variants.js';

/** Texts of searches; a name and a few words each. */
const MOST = 500;

/**
 * Searches whose words name values of options, such as a colour, show the variants that have them: those are read with the
 * products. Most searches name none; they are told by the options of what they find, and their products are read without.
 */
export class NamingSearches {
  private readonly naming = new Kept<true>({ most: MOST });

  /** What `read` reads, with the variants where its argument is given and some of them may be asked for. */
  async rows<Row extends { options: readonly OptionView[] }>(
    wish: VariantWish | undefined,
    read: (wish?: VariantWish) => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> {
    if (!wish || wish.options.length > 0 || wish.article !== undefined) return read(wish);
    const key = JSON.stringify(wish.wanted);
    if (this.naming.known(key)) return read(wish);
    const rows = await read();
    if (!rows.some(({ options }) => mayName(options, wish))) return rows;
    this.naming.keep(key, true);
    return read(wish);
  }
}
