import type { Tongue } from '../../kernel/tongue.js';
import type { SourceFile } from '../../kernel/sources/contract.js';
import { headingKey, type Corrections } from '../../kernel/sources/map-columns.js';
import { knownTongues, tongueOf } from '../languages/tongues.js';

const headingIn = (tongue: Tongue, english: string): string => headingKey(tongue.heading(english));

/** `placed at` as the panel's catalogue has it: `Placed at`. */
const asSaid = (heading: string): string => heading.charAt(0).toUpperCase() + heading.slice(1);

/** The language in which the shop has headed its own file; undefined for the file of somebody else. */
function tongueOfFile({ ours }: SourceFile, headings: readonly string[]): Tongue | undefined {
  const keys = new Set(headings.map(headingKey));
  return knownTongues()
    .map(tongueOf)
    .find((tongue) => ours?.every((english) => keys.has(headingIn(tongue, english))));
}

/**
 * What people say of the columns of a file, and what they cannot need to say: a file that the shop has written is headed in the language
 * of whoever took it, and read by that.
 */
export function withOwnHeadings(
  file: SourceFile,
  headings: readonly string[],
  said: Corrections,
): Corrections {
  const tongue = tongueOfFile(file, headings);
  if (!tongue) return said;
  const fields = new Map(
    file.columns
      .flatMap((column) =>
        column.headings.map((english) => [headingIn(tongue, asSaid(english)), column.field] as const),
      )
      .toReversed(),
  );
  const told = headings.flatMap((heading) => {
    const field = fields.get(headingKey(heading));
    return field === undefined ? [] : [[heading, field] as const];
  });
  return { ...Object.fromEntries(told), ...said };
}
