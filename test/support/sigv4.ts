import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const MUST_BE_SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date'];
const SKEW_MS = 15 * 60_000;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Signature Version 4 in the Authorization header, as "Authenticating Requests (AWS Signature Version 4)" describes it:
 * the code of the error that S3 answers, undefined when all is well.
 */
export function faultInSignature(request: IncomingMessage, body: Buffer, keys: Keys): string | undefined {
  const { headers } = request;
  const [, id, day = '', region, names = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (!signature) return 'AccessDenied';
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';
  const signed = names.split(';');
  if (!MUST_BE_SIGNED.every((name) => signed.includes(name))) return 'AccessDenied';
  const date = String(headers['x-amz-date']);
  if (!date.startsWith(day) || Math.abs(Date.now() - timeOf(date)) > SKEW_MS) return 'RequestTimeTooSkewed';
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const text = [
    'AWS4-HMAC-SHA256',
    date,
    `${day}/${region}/s3/aws4_request`,
    sha256(canonical(request, signed, hash)),
  ];
  const key = ['s3', 'aws4_request'].reduce(
    (made, part) => hmac(made, part),
    hmac(hmac(`AWS4${keys.secretAccessKey}`, day), keys.region),
  );
  return hmac(key, text.join('\n')).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

function canonical(
  { method, url = '', headers }: IncomingMessage,
  signed: readonly string[],
  hash: string,
): string {
  const [path = '', query = ''] = url.split('?');
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`);
  return [method, path, query.split('&').sort().join('&'), lines.join(''), signed.join(';'), hash].join('\n');
}

/** `20261121T173000Z` */
function timeOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
