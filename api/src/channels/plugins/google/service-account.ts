import { createPrivateKey } from 'node:crypto';
import { member, textOf } from '../../../platform/outbound/call.js';

export interface ServiceAccount {
  email: string;
  privateKey: string;
}

/** Shorter keys sign nothing by RS256 (RFC 7518, section 3.3). */
const SHORTEST_BITS = 2_048;

/** What the JSON file of a key says; undefined where it is none, or its key cannot be read or is too short. */
export function serviceAccountOf(file: string): ServiceAccount | undefined {
  try {
    const read: unknown = JSON.parse(file);
    const [email, privateKey] = [textOf(member(read, 'client_email')), textOf(member(read, 'private_key'))];
    if (!email || !privateKey) return undefined;
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = createPrivateKey(privateKey);
    if (type !== 'rsa' || (details?.modulusLength ?? 0) < SHORTEST_BITS) return undefined;
    return { email, privateKey };
  } catch {
    return undefined;
  }
}
