import { describe, expect, it } from '@jest/globals';
import type { FeedProduct } from '../../application/ports.js';
import type { FeedFormat } from '../contract.js';
import { PRODUCT, SHOP, variants } from './goods.js';

/** What every format keeps, whoever reads it. */
export function feedFormatContract(format: FeedFormat): void {
  const written = async (...products: readonly FeedProduct[]) => {
    const { head, product, tail } = await format.open(SHOP);
    return head + products.map(product).join('') + tail;
  };

  describe(`the feed ${format.name}`, () => {
    it('has a name that fits an address, and says where it goes', () => {
      expect(format.name).toMatch(/^[a-z][a-z0-9-]*$/);
      expect([format.label, format.note].every((text) => text.length > 3)).toBe(true);
      expect(format.contentType).toContain('charset=utf-8');
    });

    it('names each variant once, with its page and its pictures', async () => {
      const text = await written({ ...PRODUCT, variants: variants({}, {}) });
      for (const { id } of variants({}, {})) expect(text.split(`?variant=${id}`)).toHaveLength(2);
      expect(text).toContain('https://shop.example/media/a1');
    });

    it('tells what is sold out from what is not', async () => {
      const one = await written(PRODUCT);
      const other = await written({ ...PRODUCT, variants: variants({ stock: 0 }) });
      expect(one).toMatch(/in.stock/);
      expect(other).toMatch(/out.of.stock/);
      expect(other).not.toMatch(/"in.stock"|>in.stock/);
      expect(await written({ ...PRODUCT, variants: variants({ stock: null }) })).toMatch(/in.stock/);
    });

    it('keeps one bar code from being that of many variants', async () => {
      expect(await written(PRODUCT)).toContain('4006381333931');
      expect(await written({ ...PRODUCT, variants: variants({}, {}) })).not.toContain('4006381333931');
    });

    it('holds no sign that breaks its form', async () => {
      const name = 'Salt & "Pepper" <b>, \u0007 naïve 🧂';
      const text = await written({ ...PRODUCT, name, description: `${name}\nof two lines` });
      expect(text).not.toContain('\u0007');
      expect(text).toContain('naïve 🧂');
    });
  });
}
