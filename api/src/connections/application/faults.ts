import type { Connection } from '../../kernel/connections.js';
import { baseCurrency } from '../../kernel/currency.js';
import { valuesOf, type DeclaredValues, type DeclaredVariable } from '../../kernel/declared-variable.js';
import type { FieldError } from '../../kernel/refusal.js';
import type { TypedChanges } from '../domain/connection.js';

/** What is wrong with the values of a connection after a change, each at its field; `present` are those that hold now. */
export function faultsOf(
  { variables, contradictions }: Connection,
  values: DeclaredValues,
  changes: TypedChanges,
  present: DeclaredValues,
  isKnownToAll: (value: string) => boolean,
): FieldError[] {
  const own = variables.filter(({ isOperators }) => !isOperators);
  const unknown = Object.keys(changes).filter((name) => !own.some((one) => one.name === name));
  const found = [
    ...unknown.map((name) => ({ field: `values.${name}`, message: `There is no field ${name}` })),
    ...own.flatMap((one) => ofOne(one, values[one.name], isKnownToAll)),
    ...missing(own, values),
  ];
  if (found.length > 0) return found;
  const operators = variables.filter(({ isOperators }) => isOperators);
  const given = Object.fromEntries(operators.map(({ name }) => [name, present[name]]));
  const clashes = contradictions?.(valuesOf(variables, { ...values, ...given }), baseCurrency().code) ?? [];
  return clashes.map((sentence) => ({
    field: `values.${fieldOf(sentence, own)}`,
    message: inWords(sentence, variables),
  }));
}

function ofOne(
  { name, label, isSecret, pattern, must, choices, typed }: DeclaredVariable,
  value: string | undefined,
  isKnownToAll: (value: string) => boolean,
): FieldError[] {
  if (!value) return [];
  const wrong = (message: string) => [{ field: `values.${name}`, message }];
  if (value.length > 5_000) return wrong(`${label} must be at most 5000 characters`);
  if (choices && !choices.includes(value)) return wrong(`${label} is one of these: ${choices.join(', ')}`);
  if (typed && !typed.pattern.test(value)) return wrong(`${label} ${typed.must}`);
  if (pattern && !pattern.test(value))
    return wrong(`${label} ${must ?? 'does not look right: compare it with what stands there'}`);
  return isSecret && isKnownToAll(value) ? wrong(`${label} stands in the repository: take your own`) : [];
}

/** All that is needed is there, or nothing is. */
function missing(own: readonly DeclaredVariable[], values: DeclaredValues): FieldError[] {
  const needed = own.filter(({ isNeeded }) => isNeeded);
  if (!own.some(({ name }) => values[name])) return [];
  return needed
    .filter(({ name }) => !values[name])
    .map(({ name, label }) => ({ field: `values.${name}`, message: `${label} is missing` }));
}

const named = (sentence: string, own: readonly DeclaredVariable[]) =>
  own.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(sentence));

const fieldOf = (sentence: string, own: readonly DeclaredVariable[]): string =>
  named(sentence, own)[0]?.name ?? own[0]?.name ?? '';

/** The names of variables are for operators: people read their labels, and the name of what only an operator can change. */
const inWords = (sentence: string, variables: readonly DeclaredVariable[]): string =>
  named(sentence, variables).reduce(
    (text, { name, label, isOperators }) =>
      text.replaceAll(
        new RegExp(`\\b${name}\\b`, 'g'),
        isOperators ? `${label} (${name} on the server)` : label,
      ),
    sentence,
  );
