import { currentRequest } from '../logging/log.js';

/** What Express makes an answer's ETag with. */
export type MakeEtag = (body: unknown, encoding?: string) => string | undefined;

/** Answers to writes, which nobody may keep, are not hashed. */
export const etagsOfKept =
  (make: MakeEtag): MakeEtag =>
  (body, encoding) => {
    const { mayBeKept, version } = currentRequest.getStore() ?? {};
    const etag = mayBeKept ? make(body, encoding) : undefined;
    return version === undefined ? etag : etag?.replace('"', `"${version}.`);
  };

/** The record that is answered, its version told. */
export function versioned<Record extends { version: number }>(record: Record): Record {
  tellVersion(record.version);
  return record;
}

/** Puts the version of what is answered into its ETag, before a dot: `If-Match` takes the one and the other. */
export function tellVersion(version: number): void {
  const current = currentRequest.getStore();
  if (current) current.version = version;
}
