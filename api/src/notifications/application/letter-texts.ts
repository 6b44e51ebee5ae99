import { placeOf, type TextPlace } from '../domain/text-places.js';
import type { SampleLetter } from './sample-letters.js';

/** A text that a letter says, and where. */
export interface LetterText {
  /** `mails.reset.subject`. */
  key: string;
  place: TextPlace;
  /** Whether it may have several lines. */
  hasLines: boolean;
  /** In which of the examples it stands. */
  samples: number[];
}

const EDGES: Readonly<Partial<Record<TextPlace, number>>> = { subject: -2, greeting: -1, closing: Infinity };

/** What a letter says on any occasion, as it is read from above; signs that join words are nobody's to change. Pure. */
export function textsIn(samples: readonly SampleLetter[]): LetterText[] {
  const found = new Map<string, LetterText & { at: number }>();
  for (const [index, { letter, said }] of samples.entries())
    for (const [key, text] of said) {
      if (!/\p{L}/u.test(text)) continue;
      const stands = placeOf(letter, text);
      if (!stands) continue;
      const before = found.get(key);
      if (before) before.samples.push(index);
      else {
        const { place, at } = stands;
        found.set(key, { key, place, at: EDGES[place] ?? at, hasLines: place === 'text', samples: [index] });
      }
    }
  return [...found.values()]
    .sort((one, other) => (one.at === other.at ? 0 : one.at - other.at))
    .map(({ at: _, ...text }) => text);
}

/** What each example says before all else that the others do not; its subject where they differ in nothing that is said first. */
export function titlesOf(samples: readonly SampleLetter[]): string[] {
  const sayings = samples.map(({ letter }) => [
    letter.subject,
    ...letter.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])),
  ]);
  return sayings.map(
    (said, index) =>
      said.find((text) => sayings.every((other, at) => at === index || !other.includes(text))) ??
      said[0] ??
      '',
  );
}
