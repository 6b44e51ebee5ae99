import { toDecimal } from '../../../kernel/currency.js';
import type { ImageState, Specification } from '../product-state.js';
import { SHOPS_OWN } from './cells.js';
import { listText, pairsText } from '../../../kernel/sources/cell-parts.js';
import { bundleText, type FiledPart } from './bundle-cells.js';
import { pictureDetails } from './picture-details.js';
import { picturesText } from './pictures.js';

/** A value as whoever sees imports may know it: what goods cost the shop is told to fewer. */
export const told = (member: string, value: unknown): string =>
  member === 'costCents' ? (value === null ? '' : HIDDEN) : written(member, value);
export const HIDDEN = '•••';

/** A value as a cell says it. */
export function written(member: string, value: unknown): string {
  if (member === 'priceCents') return String(toDecimal(Number(value)));
  if (member === 'stock' && value === null) return 'unlimited';
  if (member === 'lowStockFrom' && value === null) return SHOPS_OWN;
  if ((member === 'publishAt' || member === 'saleEndsAt') && value === null) return '';
  if (member === 'images') return pictureWords(value as ImageState[]);
  if (member === 'bundle') return bundleText(value as FiledPart[]);
  if (member === 'specifications')
    return pairsText((value as Specification[]).map(({ name, value: text }) => [name, text]));
  if (Array.isArray(value)) return listText(value as string[]);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The addresses, and what is known of the pictures. */
const pictureWords = (images: readonly ImageState[]): string =>
  [picturesText(images), ...Object.values(pictureDetails(images))].filter(Boolean).join(' | ');
