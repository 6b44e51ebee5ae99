import { createECDH, createHash, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';

const CURVE = 'prime256v1';
const SCALAR_BYTES = 32;

interface ShopKey {
  kid: string;
  key: KeyObject;
  published: Readonly<Record<string, unknown>>;
}

/** The key by which the shop signs for platforms: ES256, made of its secret, so that all processes have the same one. */
@Injectable()
export class UcpKeys {
  readonly signing: ShopKey;
  /** That of the secret before, too, while a secret takes the place of another. */
  readonly published: readonly Readonly<Record<string, unknown>>[];

  constructor({ env: { JWT_SECRET, JWT_SECRET_PREVIOUS } }: Config) {
    this.signing = keyOf(JWT_SECRET);
    const before = JWT_SECRET_PREVIOUS ? [keyOf(JWT_SECRET_PREVIOUS).published] : [];
    this.published = [this.signing.published, ...before];
  }
}

function keyOf(secret: string): ShopKey {
  const scalar = Buffer.from(hkdfSync('sha256', secret, '', 'ucp signing key', SCALAR_BYTES));
  const pair = createECDH(CURVE);
  // a scalar beyond the curve’s order is one of four thousand million: it is refused here, at the start
  pair.setPrivateKey(scalar);
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 1 + SCALAR_BYTES), point.subarray(1 + SCALAR_BYTES)].map((part) =>
    part.toString('base64url'),
  );
  const jwk = { crv: 'P-256', kty: 'EC', x, y };
  // RFC 7638: the members by the alphabet
  const kid = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url');
  const key = createPrivateKey({ format: 'jwk', key: { ...jwk, d: scalar.toString('base64url') } });
  return { kid, key, published: { kid, ...jwk, alg: 'ES256', use: 'sig' } };
}
