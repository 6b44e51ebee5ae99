import type { OwnPrices } from '../../../kernel/own-price.js';
import type { FiledPart } from '../../domain/import/bundle-cells.js';
import type { FiledGroupPrice } from '../../domain/import/group-price-cells.js';
import type { ExportedTexts } from './translated-export.js';

/** A variant with all that a file of products says of it. */
export interface ExportedVariant extends ExportedTexts {
  id: string;
  sku: string;
  options: Record<string, string>;
  price_cents: number;
  cost_cents: number | null;
  own: OwnPrices;
  group_prices: readonly FiledGroupPrice[];
  related: string[];
  discount_percent: number;
  stock: number | null;
  is_featured: boolean;
  status: string;
  publish_at: string | null;
  sale_ends_at: string | null;
  tax_category: string;
  is_shipped: boolean;
  low_stock_from: number | null;
  weight_grams: number;
  gtin: string;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  rating_average: number;
  rating_count: number;
  position: number;
  bundle: readonly FiledPart[];
}
