import type { CreditInFull } from './records';

type Send = <T>(method: string, path: string, body: unknown) => Promise<T>;

/** What is done with a gift card or store credit besides giving it. */
export const creditCalls = (send: Send) => ({
  adjustCredit: (id: unknown, body: { amount: number; reason: string }) =>
    send<CreditInFull>('POST', `/credit/${encodeURIComponent(String(id))}/adjustments`, body),
  /** Its code goes by mail again, to another address where one is named. */
  mailCredit: (id: unknown, body: { email?: string }) =>
    send<CreditInFull>('POST', `/credit/${encodeURIComponent(String(id))}/mail`, body),
});
