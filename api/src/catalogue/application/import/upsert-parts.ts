import { Refusal, type FieldError } from '../../../kernel/refusal.js';
import type { Step } from '../../domain/import/plan.js';
import type { SentFile } from '../../domain/import/sent-products.js';
import { inGroups, weightOf } from './by-halves.js';
import type { StoredStep } from './ports.js';

const NOT_TRIED: FieldError = { field: 'product', message: 'There was no time left for it: send it again' };
const NOT_SAVED: FieldError = { field: 'product', message: 'It could not be saved just now: send it again' };

/** What there was no time left for. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** What is told of a product that was not done; what is no fault of the sender is told to `failed`, too. */
export function hindered(error: unknown, failed: (error: unknown) => void): FieldError[] {
  if (error instanceof TooLate) return [NOT_TRIED];
  if (error instanceof Refusal) return [{ field: 'product', message: error.message }];
  failed(error);
  return [NOT_SAVED];
}

/** A step, and whose it is. */
export interface Part {
  stored: StoredStep;
  /** The places of what was sent that it is made of. */
  own: number[];
}

/** The steps that are done together; one that shares what was sent with another step is done alone, for the other may be refused. */
export function groupsOf(steps: readonly Step[], read: SentFile): Part[][] {
  const parts = steps.map((step, position): Part => {
    const own = [...new Set(step.lines.map((line) => indexOf(read, line)))];
    const stored = { position, versionAfter: null };
    return {
      own,
      stored: step.kind === 'create' ? { ...step, ...stored, productId: null } : { ...step, ...stored },
    };
  });
  const times = Map.groupBy(
    parts.flatMap(({ own }) => own),
    (index) => index,
  );
  return inGroups(parts, ({ own, stored }) => {
    if (own.some((index) => (times.get(index)?.length ?? 0) > 1)) return Infinity;
    const { variants } = stored.kind === 'create' ? stored.product : stored.apply;
    return weightOf({ kind: stored.kind, variants: variants.length });
  });
}

const indexOf = ({ places }: SentFile, line: number): number => places.get(line)?.index ?? -1;
