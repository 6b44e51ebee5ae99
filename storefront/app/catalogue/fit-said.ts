import type { Product } from '../platform/api/types';
import { fitTexts } from '../platform/messages/en/fit';

/** Fewer answers say nothing of the goods yet. */
const ENOUGH = 3;
/** One voice is nobody's word but its own. */
const AGREE = 2;

/** What most reviewers say of the sizes, with how many they are; nothing while they are few. Of equal ones that they fit. */
export function fitSaid({ small, right, large }: Product['fit']): string | null {
  const all = small + right + large;
  if (all < ENOUGH) return null;
  const most = Math.max(small, right, large);
  if (most < AGREE) return null;
  if (right === most) return fitTexts.sayRight(most, all);
  return small === most ? fitTexts.saySmall(most, all) : fitTexts.sayLarge(most, all);
}
