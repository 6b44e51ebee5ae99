import type { ImageState } from '../product-state.js';
import { isElsewhere } from './pictures.js';
import type { Step } from './plan.js';

/** What became of a picture elsewhere: its key in the shop, or why it has none. */
export type FetchedPicture = { key: string } | { failure: string };
type Fetched = ReadonlyMap<string, FetchedPicture>;
type Images = readonly ImageState[];

const imagesOf = (step: Step): Images =>
  (step.kind === 'create' ? step.product.images : step.apply.product.images) ?? [];

/** The addresses of all pictures elsewhere that the steps need. */
export const addressesIn = (steps: readonly Step[]): string[] => [
  ...new Set(steps.flatMap((step) => imagesOf(step).map(({ key }) => key)).filter(isElsewhere)),
];

/** The pictures that have arrived, each once, and a sentence of those that have not. Pure. */
export function arrived(images: Images, fetched: Fetched): { images: ImageState[]; message?: string } {
  const lost: string[] = [];
  const here = images.flatMap((image) => {
    if (!isElsewhere(image.key)) return [image];
    const became = fetched.get(image.key);
    if (became && 'key' in became) return [{ ...image, key: became.key }];
    lost.push(`${image.key} (${became?.failure ?? 'not fetched'})`);
    return [];
  });
  const once = here.filter(({ key }, at) => here.findIndex((one) => one.key === key) === at);
  if (lost.length === 0) return { images: once };
  const more = lost.length > 1 ? ` and ${lost.length - 1} more` : '';
  return { images: once, message: `Without a picture that was not to be had: ${lost[0]}${more}` };
}
