import type { ReviewRecord } from './records';

type Send = <T>(method: string, path: string, body: unknown) => Promise<T>;

const answer = (id: unknown) => `/reviews/${encodeURIComponent(String(id))}/answer`;

/** What the shop says to reviews. */
export const reviewCalls = (send: Send) => ({
  /** `replaces` is when the answer was given that was seen. */
  answerReview: (id: unknown, text: string, replaces: string | null) =>
    send<ReviewRecord>('PUT', answer(id), { text, replaces }),
  removeAnswer: (id: unknown) => send<ReviewRecord>('DELETE', answer(id), undefined),
});
