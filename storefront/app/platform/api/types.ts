/** The shapes of the API's answers, as `/api/v1` sends them. Money is a decimal number of dollars; times are ISO 8601 UTC. */
export type Page = { total: number; page: number; limit: number; pages: number };

export type Image = {
  url: string;
  alt: string;
  width: number;
  height: number;
  /** Dominant colour as #rrggbb, shown until the picture is there. */
  colour: string;
  widths: number[];
  optionValue: string | null;
};

export type ProductCard = {
  _id: string;
  id: string;
  name: string;
  category: string;
  categories: string[];
  price: number;
  originalPrice: number | null;
  discount: number;
  maxPrice: number;
  rating: number;
  ratingCount: number;
  isFeatured: boolean;
  stock: number | null;
  inStock: boolean;
  image: string | null;
  images: Image[];
  swatches: { value: string; colour: string }[];
  defaultVariantId: string | null;
  createdAt: string;
  updatedAt: string;
};

export type ProductOption = { name: string; values: { value: string; swatch: string | null }[] };

export type Variant = {
  _id: string;
  id: string;
  sku: string;
  options: Record<string, string>;
  price: number;
  originalPrice: number | null;
  stock: number | null;
  inStock: boolean;
  image: string | null;
};

export type Review = {
  _id: string;
  id: string;
  rating: number;
  title: string | null;
  comment: string | null;
  author: string;
  verified: boolean;
  createdAt: string;
};

export type RatingCount = { rating: number; count: number };

export type Product = ProductCard & {
  description: string;
  options: ProductOption[];
  variants: Variant[];
  reviews: Review[];
  ratingDistribution: RatingCount[];
  version: number;
  deliveryEstimate: { from: string; to: string };
};

export type Facets = {
  categories: { value: string; count: number }[];
  options: { name: string; values: { value: string; swatch: string | null; count: number }[] }[];
  price: { min: number; max: number };
  ratings: { value: number; count: number }[];
  inStock: number;
};

export type ProductList = { data: ProductCard[]; meta: Page; facets: Facets };
export type CategoryList = ProductList & { category: { name: string; matched: 'category' | 'search' } };

export type Suggestion = {
  type: 'product' | 'category';
  text: string;
  id: string | null;
  image: string | null;
  price: number | null;
};

export type Category = { name: string; count: number; image: string | null };

export type Shop = {
  name: string;
  supportEmail: string;
  supportPhone: string;
  address: string;
  depositPercent: number;
  offerEndsAt: string | null;
  freeDeliveryOver: number;
  returnDays: number;
  demo: boolean;
  cardFields: 'masked' | 'hosted';
  mobile: { currency: string };
  providers: string[];
  demoLogins?: { label: string; email: string; password: string }[];
};
