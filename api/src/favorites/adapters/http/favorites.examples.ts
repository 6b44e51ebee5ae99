import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { NothingToFavorite } from '../../domain/refusals.js';

/** The Kiln Mug of the demo shop. */
const MUG = { productId: '01942116-63a8-7944-a24f-d40f0cc18e20' };
const refuses = [new NothingToFavorite()];

export const FAVORITE_CALLS: CallDescriptions = {
  listFavorites: {},
  toggleFavorite: { requests: { mug: { summary: 'Saves it, or takes it out', value: MUG } }, refuses },
  putFavorite: { parameters: MUG, refuses },
  deleteFavorite: { parameters: MUG, refuses },
};
