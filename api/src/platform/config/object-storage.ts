import { withoutSlash } from '../../kernel/origin.js';
import type { ObjectStorageVariables } from './variables.js';

const NAMES = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const DEFAULT_REGION = 'us-east-1';

/** A bucket of a service that speaks Amazon's S3 wire. */
export interface ObjectStorage {
  /** Of the bucket, with a slash at the end. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** One sentence for each variable that is missing while another of them is there. */
export function objectStorageContradictions(env: ObjectStorageVariables): string[] {
  if (!NAMES.some((name) => env[name])) return [];
  return NEEDED.filter((name) => !env[name]).map((name) => `${name} is missing: object storage needs it.`);
}

/** The storage that the variables name; without an endpoint it is Amazon's own. */
export function objectStorage(env: ObjectStorageVariables): ObjectStorage | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  const region = env.S3_REGION ?? DEFAULT_REGION;
  const address = env.S3_ENDPOINT
    ? `${withoutSlash(env.S3_ENDPOINT)}/${bucket}/`
    : `https://${bucket}.s3.${region}.amazonaws.com/`;
  return { address, region, accessKeyId, secretAccessKey };
}
