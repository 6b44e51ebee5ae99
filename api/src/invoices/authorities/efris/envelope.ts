import {
  constants,
  createCipheriv,
  createDecipheriv,
  createSign,
  privateDecrypt,
  type KeyObject,
} from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { member, textOf } from '../../../platform/outbound/call.js';

/** What answers may unpack to. */
const LONGEST_CONTENT = 4 * 1024 * 1024;

/** The outer message of the interface: what is said, sealed or plain, and its signature. */
export interface Sealed {
  content: string;
  signature: string;
  dataDescription: { codeType: '0' | '1'; encryptCode: '1' | '2'; zipCode: '0' | '1' };
}

/** In plain: the requests that come before there is a key have nothing inside. */
export const UNSEALED: Sealed = {
  ...{ content: '', signature: '' },
  dataDescription: { codeType: '0', encryptCode: '1', zipCode: '0' },
};

/** Encrypted by the key of the session, in base64, which is then signed by the taxpayer's. */
export function seal(input: unknown, sessionKey: Buffer, privateKey: KeyObject): Sealed {
  const cipher = createCipheriv(algorithmOf(sessionKey), sessionKey, null);
  const content = Buffer.concat([cipher.update(JSON.stringify(input), 'utf8'), cipher.final()]).toString(
    'base64',
  );
  return {
    content,
    signature: createSign('RSA-SHA1').update(content).sign(privateKey, 'base64'),
    dataDescription: { codeType: '1', encryptCode: '2', zipCode: '0' },
  };
}

/** What an answer says; undefined for nothing. @throws Error where it cannot be opened */
export function unseal(data: unknown, sessionKey: Buffer | undefined): unknown {
  const content = textOf(member(data, 'content'));
  if (content === null) return undefined;
  const how = member(data, 'dataDescription');
  let bytes = Buffer.from(content, 'base64');
  if (textOf(member(how, 'zipCode')) === '1') bytes = gunzipSync(bytes, { maxOutputLength: LONGEST_CONTENT });
  if (textOf(member(how, 'codeType')) === '1') {
    if (!sessionKey) throw new Error('an answer is encrypted before there is a key');
    const decipher = createDecipheriv(algorithmOf(sessionKey), sessionKey, null);
    bytes = Buffer.concat([decipher.update(bytes), decipher.final()]);
  }
  return JSON.parse(bytes.toString('utf8'));
}

/** The key of a session, which the office encrypts for the taxpayer, in base64 on both sides. @throws Error */
export function sessionKeyOf(encrypted: string, privateKey: KeyObject): Buffer {
  const padding = constants.RSA_PKCS1_PADDING;
  const text = privateDecrypt({ key: privateKey, padding }, Buffer.from(encrypted, 'base64'));
  const key = Buffer.from(text.toString('latin1'), 'base64');
  algorithmOf(key);
  return key;
}

function algorithmOf(key: Buffer): string {
  if (![16, 24, 32].includes(key.length)) throw new Error(`a key of ${key.length} bytes is none of AES`);
  return `aes-${key.length * 8}-ecb`;
}
