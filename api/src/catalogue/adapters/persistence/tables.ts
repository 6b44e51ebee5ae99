import type { Generated } from 'kysely';

/** What the catalogue's SQL speaks of; `stock` and `review` belong to other features and are only read. */
export interface CatalogueTables {
  product: ProductRow;
  product_category: { product_id: string; category_key: string; category: string; is_primary: boolean };
  product_image: {
    id: string;
    product_id: string;
    media_key: string;
    alt: string;
    option_value: string | null;
    position: number;
  };
  variant: VariantRow;
  category: { name: string; name_key: string; position: number; image: string | null; description: string };
  price_change: {
    id: string;
    variant_id: string;
    price_cents: number;
    discount_percent: number;
    changed_by: string | null;
    changed_at: Date | string;
  };
  search_word_cut: { cut: string; word: string };
}

export interface ProductRow {
  id: string;
  name: string;
  description: string;
  category: string;
  price_cents: number;
  max_price_cents: number;
  discount_percent: number;
  is_featured: boolean;
  options: unknown;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  rating_average: Generated<number>;
  rating_score: Generated<number>;
  sold_count: Generated<number>;
  shelf_rank: Generated<number>;
  status: Generated<'active' | 'archived'>;
  version: Generated<number>;
  created_at: Date | string;
  updated_at: Date | string;
  search: Generated<unknown>;
}

export interface VariantRow {
  id: string;
  product_id: string;
  sku: string;
  options: unknown;
  price_cents: number;
  position: number;
  archived_at: Date | string | null;
}
