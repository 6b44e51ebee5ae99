import { requestFacts } from '../logging/log.js';

/** What Express makes an answer's ETag with. */
export type MakeEtag = (body: unknown, encoding?: string) => string | undefined;

/** Answers that nobody may keep, to writes and to callers with a token, are not hashed. */
export const etagsOfKept =
  (make: MakeEtag): MakeEtag =>
  (body, encoding) =>
    requestFacts.getStore()?.mayBeKept ? make(body, encoding) : undefined;
