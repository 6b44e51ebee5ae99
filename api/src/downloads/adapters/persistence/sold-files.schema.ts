/** The view of the variants that lines of orders are of: what was bought, and of a bundle its parts as well. */
export interface SoldVariants {
  sold_variant: { order_line_id: string; order_id: string; variant_id: string };
}

/** The view of the files that are sold with each variant: its own, and of a bundle those of its parts. */
export interface VariantFiles {
  variant_file: { id: string; variant_id: string };
}
