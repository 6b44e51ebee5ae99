import type { CreditInFull } from './records';

type Send = <T>(method: string, path: string, body: unknown, headers?: HeadersInit) => Promise<T>;

const once = (key: string) => ({ 'Idempotency-Key': key });
const of = (id: unknown) => `/credit/${encodeURIComponent(String(id))}`;

/** What is done with a gift card or store credit besides giving it. */
export const creditCalls = (send: Send) => ({
  adjustCredit: (id: unknown, body: { amount: number; reason: string }, key: string) =>
    send<CreditInFull>('POST', `${of(id)}/adjustments`, body, once(key)),
  /** Its code goes by mail again, to another address where one is named. */
  mailCredit: (id: unknown, body: { email?: string }, key: string) =>
    send<CreditInFull>('POST', `${of(id)}/mail`, body, once(key)),
});
