/**
 * WebMCP, draft of 20 October 2026 (webmachinelearning.github.io/webmcp): what a page can do, told to the assistant of the
 * browser. As much of it as the shop uses; `document.modelContext` is there in Chromium alone, and behind a flag or an origin trial.
 */
export interface ModelContext {
  registerTool(tool: WebTool, options?: { signal?: AbortSignal }): Promise<void> | undefined;
}

export interface ToolAnswer {
  content: { type: 'text'; text: string }[];
  structuredContent?: object;
  isError?: boolean;
}

export interface WebTool {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean; untrustedContentHint: boolean };
  execute: (input: unknown) => Promise<ToolAnswer>;
}

/** One argument, as JSON schema says it. */
export type Argument =
  | { type: 'string'; description: string; maxLength: number }
  | { type: 'integer'; description: string; minimum: number; maximum: number }
  | { type: 'number'; description: string; minimum: number }
  | { type: 'boolean'; description: string };

type Value<A extends Argument> = A['type'] extends 'string'
  ? string
  : A['type'] extends 'boolean'
    ? boolean
    : number;
type Values<A extends Record<string, Argument>, R extends keyof A> = { [N in R]: Value<A[N]> } & {
  [N in Exclude<keyof A, R>]?: Value<A[N]>;
};

interface Terms<A extends Record<string, Argument>, R extends keyof A & string> {
  name: string;
  description: string;
  arguments: A;
  required: readonly R[];
  /** Changes nothing. */
  reads: boolean;
  /** Tells what others than the merchant wrote. */
  quotes?: boolean;
  answer: (values: Values<A, R>) => Promise<object>;
}

/** A tool whose arguments are held against its schema, since no browser does; what goes wrong is an answer in words. */
export function tool<A extends Record<string, Argument>, R extends keyof A & string>(
  terms: Terms<A, R>,
): WebTool {
  const { name, description, required, reads, quotes = false, answer } = terms;
  return {
    ...{ name, description },
    inputSchema: { type: 'object', properties: terms.arguments, required, additionalProperties: false },
    annotations: { readOnlyHint: reads, untrustedContentHint: quotes },
    execute: async (input) => {
      try {
        const wrong = faultOf(terms.arguments, required, input);
        if (wrong) return failed(wrong);
        const told = await answer(input as Values<A, R>);
        return { content: [{ type: 'text', text: JSON.stringify(told) }], structuredContent: told };
      } catch (error) {
        return failed(error instanceof Error && error.message ? error.message : 'The shop did not answer.');
      }
    },
  };
}

const failed = (text: string): ToolAnswer => ({ content: [{ type: 'text', text }], isError: true });

function faultOf(
  known: Readonly<Record<string, Argument>>,
  required: readonly string[],
  input: unknown,
): string | undefined {
  if (typeof input !== 'object' || input === null) return 'The arguments have to be an object.';
  const given = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const missing = required.find((name) => !given.has(name));
  if (missing) return `${missing} is missing.`;
  for (const [name, value] of given) {
    const argument = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!argument) return `There is no argument ${name}.`;
    if (!fits(argument, value)) return `${name} has to be ${wordsOf(argument)}.`;
  }
  return undefined;
}

function fits(argument: Argument, value: unknown): boolean {
  if (argument.type === 'string') return typeof value === 'string' && value.length <= argument.maxLength;
  if (argument.type === 'boolean') return typeof value === 'boolean';
  if (typeof value !== 'number' || !(value >= argument.minimum)) return false;
  return argument.type === 'number' || (Number.isInteger(value) && value <= argument.maximum);
}

function wordsOf(argument: Argument): string {
  if (argument.type === 'string') return `a text of at most ${argument.maxLength} characters`;
  if (argument.type === 'boolean') return 'true or false';
  if (argument.type === 'number') return `a number from ${argument.minimum} on`;
  return `a whole number from ${argument.minimum} to ${argument.maximum}`;
}
