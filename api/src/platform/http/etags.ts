import { currentRequest } from '../logging/log.js';

/** What Express makes an answer's ETag with. */
export type MakeEtag = (body: unknown, encoding?: string) => string | undefined;

/** Answers to writes, which nobody may keep, are not hashed. */
export const etagsOfKept =
  (make: MakeEtag): MakeEtag =>
  (body, encoding) =>
    currentRequest.getStore()?.mayBeKept ? make(body, encoding) : undefined;
