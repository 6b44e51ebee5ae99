import { expect, it } from '@jest/globals';
import { addressWords } from '../../api/src/catalogue/domain/fields/address-words.js';
import { productPath } from '../../storefront/app/platform/product-path.js';

/** Every letter of Latin, with all its marks: U+0020 to U+024F and U+1E00 to U+1EFF. */
const letters = [
  [0x20, 0x24f],
  [0x1e00, 0x1eff],
].flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
);

it('words of an address are the same whether a merchant writes them or a page makes them of a name', () => {
  const spelled = (name: string) => {
    const words = addressWords(name);
    return typeof words === 'string' ? words : '';
  };
  const differ = [...letters, 'Côte d’Azur', 'قهوة Kaffee', '–a–'].filter(
    (name) => productPath({ _id: 'id', name: `a${name}b` }) !== `/product/${spelled(`a${name}b`)}-id`,
  );
  expect(differ).toEqual([]);
});
