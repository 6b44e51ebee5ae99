import { HttpError } from 'react-admin';

/** A key that names one intention of a person, so that a repeated click or call does it once. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Turned away before anybody looked at it: that says nothing about what was sent before. */
const UNHEARD_STATUS: readonly number[] = [401, 408, 425, 429];
const UNHEARD_CODES: readonly unknown[] = ['password_required'];
/** Its first sending is still at work there: whoever asked under another key would have it done twice. */
const STILL_RUNNING = 'idempotency_key_in_use';

const statusOf = ({ status }: HttpError): number => Number(status);
const codeOf = ({ body }: HttpError) => (body as { code?: unknown } | undefined)?.code;

const isNo = (reason: unknown): reason is HttpError =>
  reason instanceof HttpError &&
  statusOf(reason) >= 400 &&
  statusOf(reason) < 500 &&
  codeOf(reason) !== STILL_RUNNING;

/** The server looked at it and said no. After anything else (no network, a crash) it is not known what came of it. */
export const wasRefused = (reason: unknown): reason is HttpError =>
  isNo(reason) && !UNHEARD_STATUS.includes(statusOf(reason)) && !UNHEARD_CODES.includes(codeOf(reason));

type Command = (key: string) => Promise<unknown>;

/**
 * What somebody wants, one after the other. What was sent without an answer may have been done: until there is one, only the
 * same is sent again, with the same body under the same key, whatever has been typed or read meanwhile.
 */
export function intentions() {
  let key = newKey();
  let unanswered: Command | undefined;
  return {
    isUnanswered: () => unanswered !== undefined,
    send: async (command: Command): Promise<void> => {
      const sent = unanswered ?? command;
      try {
        await sent(key);
      } catch (reason) {
        const isOver = wasRefused(reason) || (isNo(reason) && !unanswered);
        unanswered = isOver ? undefined : sent;
        if (isOver) key = newKey();
        throw reason;
      }
      unanswered = undefined;
      key = newKey();
    },
  };
}
