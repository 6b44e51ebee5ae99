import type { MessageChange, MessageInFull } from './records';

type Send = <T>(method: string, path: string, body: unknown, headers?: HeadersInit) => Promise<T>;

const message = (id: unknown) => `/messages/${encodeURIComponent(String(id))}`;

/** The inbox of what visitors have written. */
export const messageCalls = (send: Send) => ({
  replyToMessage: (id: unknown, text: string, key: string) =>
    send<MessageInFull>('POST', `${message(id)}/replies`, { text }, { 'Idempotency-Key': key }),
  changeMessage: (id: unknown, change: MessageChange) => send<MessageInFull>('PATCH', message(id), change),
});
