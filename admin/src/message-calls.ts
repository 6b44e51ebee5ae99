import type { MessageInFull, NewReply } from './records';

type Send = <T>(method: string, path: string, body: unknown, headers?: HeadersInit) => Promise<T>;

/** The inbox of what visitors have written. */
export const messageCalls = (send: Send) => ({
  replyToMessage: (id: unknown, reply: NewReply, key: string) =>
    send<MessageInFull>('POST', `/messages/${encodeURIComponent(String(id))}/replies`, reply, {
      'Idempotency-Key': key,
    }),
});
