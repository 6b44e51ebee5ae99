import type { Declares } from '../../kernel/connections.js';
import { ADDRESS, type DeclaredValues, type DeclaredVariable } from '../../kernel/declared-variable.js';
import { withoutSlash } from '../../kernel/origin.js';

const DEFAULT_REGION = 'us-east-1';

/** A bucket of a service that speaks Amazon's S3 wire. */
export interface ObjectStorage {
  /** Of the bucket, with a slash at the end. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const variables: readonly DeclaredVariable[] = [
  {
    ...{ name: 'S3_BUCKET', label: 'Bucket', isNeeded: true },
    ...{ pattern: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, must: 'must be the name of a bucket' },
    about:
      'pictures lie in `DATA_DIR/media`, files that are sold in `DATA_DIR/private`, else under `media/` and `private/` of this bucket, of which nobody but the shop may read `private/`',
  },
  { name: 'S3_ACCESS_KEY_ID', label: 'Key', isNeeded: true, isSecret: true, about: 'belongs to `S3_BUCKET`' },
  {
    name: 'S3_SECRET_ACCESS_KEY',
    label: 'Secret',
    isNeeded: true,
    isSecret: true,
    about: 'belongs to `S3_BUCKET`',
  },
  {
    ...{ name: 'S3_ENDPOINT', label: 'Address' },
    ...{ pattern: ADDRESS, must: 'must be an address that begins with http:// or https://' },
    about: 'Amazon’s own address',
  },
  {
    ...{ name: 'S3_REGION', label: 'Region' },
    ...{ pattern: /^[a-z0-9-]+$/, must: 'must be the name of a region' },
    about: `\`${DEFAULT_REGION}\``,
  },
];

/** What a place for files reads of the environment: all that is needed, or nothing. */
export const OBJECT_STORAGE: Declares = {
  variables,
  contradictions: (given) =>
    variables
      .filter(({ name, isNeeded }) => isNeeded && !given[name] && variables.some((one) => given[one.name]))
      .map(({ name }) => `${name} is missing: object storage needs it.`),
};

/** The storage that the variables name; without an endpoint it is Amazon's own. */
export function objectStorage(env: DeclaredValues): ObjectStorage | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  const region = env.S3_REGION ?? DEFAULT_REGION;
  const address = env.S3_ENDPOINT
    ? `${withoutSlash(env.S3_ENDPOINT)}/${bucket}/`
    : `https://${bucket}.s3.${region}.amazonaws.com/`;
  return { address, region, accessKeyId, secretAccessKey };
}
