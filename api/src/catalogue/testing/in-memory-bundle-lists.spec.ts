import { bundleListsContract } from './bundle-lists-contract.js';
import { InMemoryBundleLists, type KnownVariant } from './in-memory-bundle-lists.js';

bundleListsContract('in memory', () => {
  const variants: KnownVariant[] = [];
  const put = (pieces: number) => {
    const at = variants.length + 1;
    const one = { productId: `p${at}`, variantId: `v${at}`, sku: `SKU-${at}` };
    variants.push({ ...one, hasStock: pieces > 0 });
    return Promise.resolve(one);
  };
  return Promise.resolve({ lists: new InMemoryBundleLists(variants), put, nobody: 'nobody' });
});
