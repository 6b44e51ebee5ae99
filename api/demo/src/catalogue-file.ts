import type { Fit } from '@duka/api/kernel/fit.js';
import { readFile } from 'node:fs/promises';
import type { FieldValues } from '@duka/api/kernel/fields/field.js';

/** `api/demo/`, from the sources and from the build alike. */
export const DEMO_FOLDER = new URL('../', import.meta.url);

export interface DemoProduct {
  key: string;
  name: string;
  category: string;
  alsoIn: string[];
  description: string;
  /** Material, dimensions, care …: value by name. */
  specifications: Record<string, string>;
  /** Values of declared fields, by name. */
  fields?: FieldValues;
  price: number;
  discountPercent: number;
  options: { name: string; values: string[]; swatches?: Record<string, string> }[];
  pictures: string[];
}

export interface DemoPicture {
  product: string;
  colour: string;
  file: string;
  width: number;
  height: number;
  alt: string;
  dominantColour: string;
}

export interface DemoSitePicture {
  file: string;
  use: string;
  width: number;
  height: number;
  /** That come along: `1280.avif`. */
  sizes?: string[];
}

/** The demo's words and figures; its pictures lie beside it. */
export interface CatalogueFile {
  products: DemoProduct[];
  pictures: DemoPicture[];
  site: DemoSitePicture[];
}

/** What one shopper wrote about a product; the headline may be empty. */
export interface WrittenReview {
  stars: 1 | 2 | 3 | 4 | 5;
  title: string;
  comment: string;
  /** What it says of the size. */
  fit?: Fit;
}

/** Reviews by the key of their product. Each stands in the shop once. */
export type ReviewsFile = Readonly<Record<string, readonly WrittenReview[]>>;

export async function readReviewsFile(): Promise<ReviewsFile> {
  return JSON.parse(await readFile(new URL('reviews.json', DEMO_FOLDER), 'utf8')) as ReviewsFile;
}

export async function readCatalogueFile(): Promise<CatalogueFile> {
  return JSON.parse(await readFile(new URL('catalogue.json', DEMO_FOLDER), 'utf8')) as CatalogueFile;
}
