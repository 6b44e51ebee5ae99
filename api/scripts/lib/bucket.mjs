/** The bucket that backups lie in: any service that speaks S3. Every call is signed and tried three times. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';

const TRIES = 3;
const PAUSE_MS = 500;
const TIMEOUT_MS = 120_000;

/**
 * @param {NodeJS.ProcessEnv} env BACKUP_BUCKET, and of S3_* what pictures need, too
 * @throws {Error} that names what is missing
 */
export function backupBucket(env) {
  const { BACKUP_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region = 'us-east-1' } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  for (const name of ['BACKUP_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    if (!env[name]) throw new Error(`${name} is missing: backups need a bucket.`);
  const address = endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}/`
    : `https://${bucket}.s3.${region}.amazonaws.com/`;
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  const tryOnce = async (name, init) => {
    const signed = await aws.sign(`${address}${name}`, init);
    const answer = await fetch(signed, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const content = Buffer.from(await answer.arrayBuffer());
    if (answer.status === 404 && init.method === 'GET') return undefined;
    if (!answer.ok)
      throw new Error(`${name}: the bucket answered ${answer.status} ${content.toString().slice(0, 200)}`);
    return content;
  };
  const ask = async (name, init) => {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await tryOnce(name, init);
      } catch (error) {
        if (attempt === TRIES) throw error;
        await pause(PAUSE_MS * attempt);
      }
  };
  return {
    /** Its content, undefined when there is no such thing. */
    get: (name) => ask(name, { method: 'GET' }),
    /** @param {Buffer} content */
    put: (name, content) => {
      const hash = createHash('sha256').update(content).digest('hex');
      const headers = { 'Content-Type': 'application/octet-stream', 'X-Amz-Content-Sha256': hash };
      return ask(name, { method: 'PUT', headers, body: content });
    },
  };
}
