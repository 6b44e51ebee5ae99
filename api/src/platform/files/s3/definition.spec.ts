import { describe, expect, it } from '@jest/globals';
import { declaredOf } from '../../../kernel/connections.js';
import { BadConfiguration, readConfig } from '../../config/config.js';
import { bucketOf, s3 } from './definition.js';

const good = {
  DATABASE_URL: 'postgres://duka@127.0.0.1/duka',
  JWT_SECRET: 'mW1vTq8xZr4cYb7nLk2pHs9dGf3jVa6e',
};

/** The sentences that the start ends with. */
function complaints(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ ...good, ...env }, declaredOf([s3]));
    return [];
  } catch (error) {
    return error instanceof BadConfiguration ? error.sentences : [String(error)];
  }
}

describe('what a bucket reads of the environment', () => {
  it('is taken whole or not at all', () => {
    const keys = { S3_BUCKET: 'duka', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect([s3.isSetUp({}), s3.isSetUp(keys), s3.isSetUp({ S3_BUCKET: 'duka' })]).toEqual([
      false,
      true,
      false,
    ]);
    expect(bucketOf({ ...keys, S3_REGION: 'eu-west-1' }).address).toBe(
      'https://duka.s3.eu-west-1.amazonaws.com/',
    );
    const own = bucketOf({ ...keys, S3_ENDPOINT: 'http://storage:9000' });
    expect([own.address, own.region]).toEqual(['http://storage:9000/duka/', 'us-east-1']);
    expect(complaints({ S3_BUCKET: 'duka' })).toEqual([
      'S3_ACCESS_KEY_ID is missing: object storage needs it.',
      'S3_SECRET_ACCESS_KEY is missing: object storage needs it.',
    ]);
    expect(complaints({ S3_ENDPOINT: 'http://storage:9000' })).toHaveLength(3);
    expect(complaints({ ...keys, S3_BUCKET: '../x' })).toHaveLength(1);
    expect(complaints({ ...keys, S3_ENDPOINT: 'file:///etc' })).toHaveLength(1);
  });

  it('is no secret of the repository in production', () => {
    const keys = { S3_BUCKET: 'duka', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
    expect(complaints(keys)).toEqual([]);
    expect(complaints({ ...keys, NODE_ENV: 'production' })).toHaveLength(2);
  });
});
