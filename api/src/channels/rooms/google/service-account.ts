import { createPrivateKey } from 'node:crypto';
import { member, textOf } from '../../../platform/outbound/call.js';

export interface ServiceAccount {
  email: string;
  privateKey: string;
}

/** What the JSON file of a key says; undefined where it is none, or its key cannot be read. */
export function serviceAccountOf(file: string): ServiceAccount | undefined {
  try {
    const read: unknown = JSON.parse(file);
    const [email, privateKey] = [textOf(member(read, 'client_email')), textOf(member(read, 'private_key'))];
    if (!email || !privateKey || createPrivateKey(privateKey).asymmetricKeyType !== 'rsa') return undefined;
    return { email, privateKey };
  } catch {
    return undefined;
  }
}
