import { hash } from 'node:crypto';
import { currentRequest } from '../logging/log.js';

/** What Express makes an answer's ETag with. */
export type MakeEtag = (body: Buffer) => string | undefined;

/** Of a SHA-1 in base64, without its padding. */
const LENGTH = 27;

/** Answers to writes, which nobody may keep, are not hashed. */
export const etagOfKept: MakeEtag = (body) => {
  const { mayBeKept, version } = currentRequest.getStore() ?? {};
  if (!mayBeKept) return undefined;
  const found = `${body.length.toString(16)}-${hash('sha1', body, 'base64').slice(0, LENGTH)}`;
  return version === undefined ? `W/"${found}"` : `W/"${version}.${found}"`;
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
