import { v7 } from 'uuid';
import { DirectUnitOfWork } from '../../api/src/kernel/testing/direct-unit-of-work.js';
import { Memo } from '../../api/src/catalogue/adapters/persistence/memo.js';
import { PostgresCategories } from '../../api/src/catalogue/adapters/persistence/postgres-categories.js';
import { PostgresImportPictures } from '../../api/src/catalogue/adapters/persistence/postgres-import-pictures.js';
import { PostgresImports } from '../../api/src/catalogue/adapters/persistence/postgres-imports.js';
import { PostgresProductStock } from '../../api/src/catalogue/adapters/persistence/postgres-product-stock.js';
import { PostgresProducts } from '../../api/src/catalogue/adapters/persistence/postgres-products.js';
import { PostgresBundleLists } from '../../api/src/catalogue/adapters/persistence/postgres-bundle-lists.js';
import { PostgresGroupPriceLists } from '../../api/src/catalogue/adapters/persistence/postgres-group-price-lists.js';
import { PostgresVariantCosts } from '../../api/src/catalogue/adapters/persistence/postgres-variant-costs.js';
import { PostgresStockLevels } from '../../api/src/catalogue/adapters/persistence/postgres-stock-levels.js';
import { VariantTable } from '../../api/src/catalogue/adapters/persistence/variant-table.js';
import {
  categoriesContract,
  type FiledProduct,
} from '../../api/src/catalogue/testing/categories-contract.js';
import { importPicturesContract } from '../../api/src/catalogue/testing/import-pictures-contract.js';
import { importsContract } from '../../api/src/catalogue/testing/imports-contract.js';
import { productsContract } from '../../api/src/catalogue/testing/products-contract.js';
import { bundleListsContract } from '../../api/src/catalogue/testing/bundle-lists-contract.js';
import { groupPriceListsContract } from '../../api/src/catalogue/testing/group-price-lists-contract.js';
import { variantCostsContract } from '../../api/src/catalogue/testing/variant-costs-contract.js';
import { stockLevelsContract } from '../../api/src/catalogue/testing/stock-levels-contract.js';
import { PostgresPictures } from '../../api/src/media/adapters/persistence/postgres-pictures.js';
import { picturesContract } from '../../api/src/media/testing/pictures-contract.js';
import { PostgresReviews } from '../../api/src/reviews/adapters/persistence/postgres-reviews.js';
import { reviewsContract } from '../../api/src/reviews/testing/reviews-contract.js';
import { goods } from '../support/money.js';
import { insertOrder } from '../support/orders.js';
import { clock, ids, person, useStores } from '../support/stores.js';

const { shop, database } = useStores();

productsContract('in PostgreSQL', async () => {
  const own = database();
  const variants = new VariantTable(own, clock, ids);
  const { id: actorId, email } = await person(shop);
  return {
    products: new PostgresProducts(own, variants, clock, ids, new Memo(new DirectUnitOfWork())),
    stock: new PostgresProductStock(own, clock, ids),
    ...{ skus: variants, nextId: v7, actorId },
    hold: async (variantId, pieces) => {
      await shop.sql('update stock set held = $2 where variant_id = $1', [variantId, pieces]);
    },
    level: async (variantId) => {
      const rows = await shop.sql<{ on_hand: number | null }>(
        'select on_hand from stock where variant_id = $1',
        [variantId],
      );
      return rows[0]?.on_hand ?? null;
    },
    booked: async (variantId) => {
      const rows = await shop.sql<{ reason: string }>(
        'select reason from stock_movement where variant_id = $1 order by id',
        [variantId],
      );
      return rows.map(({ reason }) => reason);
    },
    order: async (productId) => {
      await insertOrder(shop, { email, productId });
    },
  };
});

/** A product with two variants of $25.00. */
async function twoVariants() {
  const first = await goods(shop, { cents: 2_500 });
  const second = await goods(shop, { cents: 2_500 });
  await shop.sql('update variant set product_id = $2, position = 1, options = $3 where id = $1', [
    ...[second.variantId, first.productId, JSON.stringify({ Size: 'M' })],
  ]);
  return { id: first.productId, variants: [first.variantId, second.variantId] as const };
}

variantCostsContract('in PostgreSQL', () =>
  Promise.resolve({ costs: new PostgresVariantCosts(database()), nobody: v7(), product: twoVariants }),
);

groupPriceListsContract('in PostgreSQL', async () => {
  const named = async (name: string) => {
    const group = { id: v7(), name: `${name} ${v7()}` };
    await shop.sql('insert into customer_group (id, name, version, created_at) values ($1, $2, 1, now())', [
      ...[group.id, group.name],
    ]);
    return group;
  };
  return {
    lists: new PostgresGroupPriceLists(database(), ids),
    ...{ nobody: v7(), product: twoVariants },
    groups: [await named('Friends'), await named('Wholesale')] as const,
  };
});

bundleListsContract('in PostgreSQL', () =>
  Promise.resolve({
    lists: new PostgresBundleLists(database()),
    nobody: v7(),
    put: async (stock) => {
      const one = await goods(shop, { stock });
      return { ...one, sku: `SKU-${one.variantId.slice(-12)}` };
    },
  }),
);

stockLevelsContract('in PostgreSQL', async () => ({
  levels: new PostgresStockLevels(database(), clock, ids),
  put: async (sku, onHand, held = 0) => {
    const { variantId } = await goods(shop, { stock: onHand });
    await shop.sql('update variant set sku = $2 where id = $1', [variantId, sku]);
    await shop.sql('update stock set held = $2 where variant_id = $1', [variantId, held]);
    return variantId;
  },
  level: async (variantId) => {
    const sent = 'select on_hand from stock where variant_id = $1';
    return (await shop.sql<{ on_hand: number | null }>(sent, [variantId]))[0]?.on_hand ?? null;
  },
  booked: (variantId) =>
    shop.sql('select delta, reason from stock_movement where variant_id = $1 order by id', [variantId]),
  actorId: (await person(shop)).id,
  nextSku: () => `SKU-${v7()}`,
}));

picturesContract('in PostgreSQL', () =>
  Promise.resolve({ pictures: new PostgresPictures(database(), clock), nextKey: v7 }),
);

reviewsContract('in PostgreSQL', async () => {
  const [{ productId }, { productId: hiddenId }] = [await goods(shop), await goods(shop)];
  await shop.sql(`update product set status = 'archived' where id = $1`, [hiddenId]);
  const [ann, bob] = [(await person(shop)).id, (await person(shop)).id];
  const reviews = new PostgresReviews(database(), clock, ids);
  return { reviews, productId, hiddenId, ann, bob, unknownId: v7() };
});

categoriesContract('in PostgreSQL', async () => {
  await shop.sql('delete from product_category');
  await shop.sql('delete from category');
  return {
    categories: new PostgresCategories(database(), new Memo(new DirectUnitOfWork())),
    file: async (...names) => {
      const { productId } = await goods(shop);
      await shop.sql('update product set category = $2 where id = $1', [productId, names[0]]);
      await shop.sql(
        `insert into product_category (product_id, category_key, category, is_primary)
         select $1, lower(name), name, at = 1 from unnest($2::text[]) with ordinality as named (name, at)`,
        [productId, names],
      );
      return productId;
    },
    filed: async (productId) => {
      const [product] = await shop.sql<FiledProduct & { category: string }>(
        `select version, category, array(select c.category from product_category c
           where c.product_id = product.id order by c.is_primary desc, c.category) as categories
         from product where id = $1`,
        [productId],
      );
      if (product?.category !== product?.categories[0]) throw new Error('its own category is another one');
      return { categories: product?.categories ?? [], version: product?.version ?? 0 };
    },
  };
});

importPicturesContract('in PostgreSQL', async () => {
  const imports = new PostgresImports(database(), clock);
  const by = { accountId: v7(), email: 'root@example.com' };
  const reading = { decimalSign: 'point', ignoredColumns: [] } as const;
  const planned = async () => {
    const id = v7();
    await imports.add(
      { id, status: 'planned', fileName: '', by, reading: { ...reading, ignoredColumns: [] } },
      [],
      [],
    );
    return id;
  };
  const key = v7().replaceAll('-', '');
  await shop.sql(
    `insert into media (key, content_type, width, height, bytes, widths, dominant_colour, created_at)
     values ($1, 'image/webp', 1, 1, 1, '{1}', '', now())`,
    [key],
  );
  return { pictures: new PostgresImportPictures(database(), clock), planned, key };
});

importsContract('in PostgreSQL', () =>
  Promise.resolve({ imports: new PostgresImports(database(), clock), nextId: v7 }),
);
