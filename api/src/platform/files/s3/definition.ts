import { ADDRESS, type DeclaredValues, type DeclaredVariable } from '../../../kernel/declared-variable.js';
import { withoutSlash } from '../../../kernel/origin.js';
import type { PlaceDefinition } from '../contract.js';

const DEFAULT_REGION = 'us-east-1';

const variables: readonly DeclaredVariable[] = [
  {
    ...{ name: 'S3_BUCKET', label: 'Bucket', isNeeded: true, isOperators: true },
    ...{ pattern: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, must: 'must be the name of a bucket' },
    about:
      'pictures lie in `DATA_DIR/media`, files that are sold in `DATA_DIR/private`, else under `media/` and `private/` of this bucket, of which nobody but the shop may read `private/`',
  },
  {
    ...{ name: 'S3_ACCESS_KEY_ID', label: 'Key', isNeeded: true, isSecret: true, isOperators: true },
    about: 'belongs to `S3_BUCKET`',
  },
  {
    ...{ name: 'S3_SECRET_ACCESS_KEY', label: 'Secret', isNeeded: true, isSecret: true, isOperators: true },
    about: 'belongs to `S3_BUCKET`',
  },
  {
    ...{ name: 'S3_ENDPOINT', label: 'Address', isOperators: true },
    ...{ pattern: ADDRESS, must: 'must be an address that begins with http:// or https://' },
    about: 'Amazon’s own address',
  },
  {
    ...{ name: 'S3_REGION', label: 'Region', isOperators: true },
    ...{ pattern: /^[a-z0-9-]+$/, must: 'must be the name of a region' },
    about: `\`${DEFAULT_REGION}\``,
  },
];
const needed = variables.filter(({ isNeeded }) => isNeeded);

/** A bucket of a service that speaks Amazon's S3 wire: all that is needed of it, or nothing. */
export const s3: PlaceDefinition = {
  name: 's3',
  variables,
  contradictions: (given) =>
    needed
      .filter(({ name }) => !given[name] && variables.some((one) => given[one.name]))
      .map(({ name }) => `${name} is missing: object storage needs it.`),
  isSetUp: (given) => needed.every(({ name }) => given[name]),
};

/** Of the bucket, with a slash at the end; without an endpoint it is Amazon's own. */
export function bucketOf({
  S3_BUCKET: bucket,
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  ...keys
}: DeclaredValues) {
  const [accessKeyId = '', secretAccessKey = ''] = [keys['S3_ACCESS_KEY_ID'], keys['S3_SECRET_ACCESS_KEY']];
  const where = region ?? DEFAULT_REGION;
  const address = endpoint
    ? `${withoutSlash(endpoint)}/${bucket}/`
    : `https://${bucket}.s3.${where}.amazonaws.com/`;
  return { address, region: where, accessKeyId, secretAccessKey };
}
