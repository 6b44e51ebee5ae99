import type { DocumentedCall } from './api-doc.js';
import type { Operation, Place } from './operation.js';
import type { ProblemExamples, ExampleRef } from './problem-examples.js';
import { generalFailures, ANY_FAILURE, MEANING } from './general-failures.js';

/**
 * Adds the failures that an operation can answer, by status, with an example of each code. An operation that is not
 * described is said to answer any of them, since nobody has looked.
 */
export function describeFailures(
  place: Place,
  operation: Operation,
  call: DocumentedCall | undefined,
  known: ProblemExamples,
): void {
  const failures = call ? [...generalFailures(place, operation, call.refuses), ...call.refuses] : ANY_FAILURE;
  for (const [status, some] of Map.groupBy(failures, (failure) => failure.status)) {
    const examples = Object.fromEntries(some.map((failure) => [failure.code, known.refTo(failure)]));
    operation.responses[status] ??= answer(status, call ? { examples } : {});
  }
}

function answer(status: number, more: { examples?: Record<string, ExampleRef> }) {
  return {
    description: MEANING[status] ?? 'Refused.',
    content: {
      'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDto' }, ...more },
    },
  };
}
