import { createHash } from 'node:crypto';

/** Every limit of the shop; each is tried through the front door in `test/security/front-door-limits.spec.ts`. */
export const LIMIT_NAMES = [
  'read',
  'write',
  'login',
  'code',
  'register',
  'sign-up',
  'forgot',
  'reset',
  'setup',
  'password',
  'passkey',
  'passkey-options',
  'guest',
  'confirm-email',
  'personal-data',
  'newsletter',
  'newsletter-confirm',
  'newsletter-leave',
  'contact',
  'withdrawal',
  'alert',
  'stock-alert',
  'order-letter',
  'reminder',
  'cart-reminder',
  'rate',
  'cart',
  'coupon',
  'delivery',
  'quote',
  'draft-quote',
  'pay',
  'confirm',
  'document',
  'oauth',
  'oauth-register',
] as const;

export type LimitName = (typeof LIMIT_NAMES)[number];

/** A limit and, after a colon, whose hits are counted together. */
export type BucketName = LimitName | `${LimitName}:${string}`;

const PARTS = /^((?:[a-z-]+:)+)(.+?)(::\/\d+)?$/s;
const OUR_OWN_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The key under which a bucket is kept: which limit it is, and a hash in place of the address or name that is counted, so
 * that it is short whatever was sent, and tells nobody's address. Ids of accounts stay.
 */
export function bucketKey(bucket: BucketName): string {
  const [, names, counted, size = ''] = PARTS.exec(bucket) ?? [];
  if (!names || !counted || OUR_OWN_ID.test(counted)) return bucket;
  return `${names}${createHash('sha256').update(counted).digest('base64url').slice(0, 22)}${size}`;
}
