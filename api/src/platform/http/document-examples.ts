import type { DocumentedCall } from './api-doc.js';
import type { Operation } from './operation.js';

/** Puts the examples of a call where readers of the document and Swagger UI look for them. */
export function showExamples(operation: Operation, { requests, parameters }: DocumentedCall): void {
  oneOfEachHeader(operation);
  const [body] = Object.entries(operation.requestBody?.content ?? {})
    .toSorted(([type]) => (type === 'application/json' ? -1 : 1))
    .map(([, media]) => media);
  if (body && requests) body.examples = requests;
  for (const parameter of operation.parameters ?? []) {
    const value = parameters?.[parameter.name];
    if (value !== undefined) parameter.example = value;
  }
}

/** A header that a handler reads and a decorator describes is one parameter: the described one. */
function oneOfEachHeader(operation: Operation): void {
  const nameOf = ({ name, in: place }: { name: string; in: string }) => `${place} ${name.toLowerCase()}`;
  const byName = new Map((operation.parameters ?? []).map((parameter) => [nameOf(parameter), parameter]));
  if (operation.parameters) operation.parameters = [...byName.values()];
}
