/** One answer of a provider: its status and its body, whatever that is. */
export interface ProviderAnswer {
  status: number;
  body: unknown;
}

/** The answer did not come, or did not come whole. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

const TIMEOUT_MS = 5_000;
const LONGEST_BODY = 512 * 1024;

/** Sends one request with a time limit over headers and body. @throws NoAnswer */
export async function send(url: string, init: RequestInit): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return { status: response.status, body: parsed(text) };
  } catch (error) {
    throw new NoAnswer(error instanceof Error ? error.message : 'no answer', { cause: error });
  }
}

function parsed(text: string): unknown {
  if (text === '' || text.length > LONGEST_BODY) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A member of an object that came from outside. */
export function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

/** A text that came from outside, or null where it is empty or none; a number is its digits. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}
