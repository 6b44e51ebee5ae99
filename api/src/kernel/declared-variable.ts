/** One variable of the environment as the feature that reads it declares it; checked at the start. */
export interface DeclaredVariable {
  name: string;
  /** How people call it in the panel. */
  label: string;
  /** What the panel says below it: where it is found. */
  help?: string;
  /** Says where the secrets are sent: whoever changes it in the panel enters them again. */
  leads?: true;
  /** The operator's alone: it is set in the environment, and no page of the panel shows it. */
  isOperators?: true;
  /** Set, letters with links to the shop leave it: in production it must know its public address then. */
  sendsLinks?: true;
  /** docker-compose.yml starts no shop without it, and says this. */
  demanded?: string;
  /** The values that there are; none where anything is written. */
  choices?: readonly string[];
  /** What must hold beside `pattern` where it is typed in the panel. */
  typed?: { pattern: RegExp; must: string };
  /** Never shown; a value that stands in the repository ends a production start. */
  isSecret?: true;
  /** One of those without which nothing is set up. */
  isNeeded?: true;
  /** What a value must look like. */
  pattern?: RegExp;
  /** What the start says of another value, after "it": "must be an address". */
  must?: string;
  /** Used while it is not set. */
  fallback?: string;
  /** What it means while unset and what it is for: a cell of the table in docs/operations.md. Empty: it is typed in the panel alone. */
  about: string;
}

/** What the environment says, by the variables' names; an empty one is unset. */
export type DeclaredValues = Readonly<Record<string, string | undefined>>;

/** An address of a provider, for `pattern`. */
export const ADDRESS = /^https?:\/\/[^\s/?#]+/;

/** The values of `declared`, with their fallbacks. */
export function valuesOf(declared: readonly DeclaredVariable[], given: DeclaredValues): DeclaredValues {
  return Object.fromEntries(declared.map(({ name, fallback }) => [name, given[name] || fallback]));
}

/** One sentence for each value that cannot be used. */
export function faultsOfVariables(declared: readonly DeclaredVariable[], given: DeclaredValues): string[] {
  return declared.flatMap(({ name, pattern, must }) => {
    const value = given[name];
    if (!value || !pattern || pattern.test(value)) return [];
    return [`${name} is wrong: it ${must ?? `must match ${String(pattern)} regular expression`}.`];
  });
}
