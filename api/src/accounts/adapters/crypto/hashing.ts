import { argon2Sync, type Argon2Parameters } from 'node:crypto';

/** Hashes one password, in a thread that does nothing else. */
export function hash(parameters: Argon2Parameters): Uint8Array {
  return argon2Sync('argon2id', parameters);
}
