import { createPrivateKey, type KeyObject } from 'node:crypto';

/** The RSA key of the taxpayer: PKCS #8, DER, in base64 on one line. @throws Error for anything else */
export function keyOf(text: string): KeyObject {
  const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'rsa') throw new Error('no RSA key');
  return key;
}

export function isKey(text: string): boolean {
  try {
    keyOf(text);
    return true;
  } catch {
    return false;
  }
}
