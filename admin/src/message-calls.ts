import type { MessageInFull } from './records';

type Send = <T>(method: string, path: string, body: unknown, headers?: HeadersInit) => Promise<T>;

/** The inbox of what visitors have written. */
export const messageCalls = (send: Send) => ({
  replyToMessage: (id: unknown, text: string, key: string) =>
    send<MessageInFull>(
      'POST',
      `/messages/${encodeURIComponent(String(id))}/replies`,
      { text },
      { 'Idempotency-Key': key },
    ),
});
