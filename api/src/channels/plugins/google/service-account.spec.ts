import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { google } from './definition.js';
import { serviceAccountOf } from './service-account.js';

const PEM = { type: 'pkcs8', format: 'pem' } as const;
const rsa = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export(PEM).toString();
const fileOf = (privateKey: string) =>
  JSON.stringify({ client_email: 'shop@project.iam.gserviceaccount.com', private_key: privateKey });
const contradictions = (key: string) =>
  google.connection.contradictions?.(
    { GOOGLE_MERCHANT_ACCOUNT: '1', GOOGLE_MERCHANT_DATA_SOURCE: '2', GOOGLE_MERCHANT_KEY: key },
    'USD',
  );

describe('the key of a service account', () => {
  it('is read from its file', () => {
    const privateKey = rsa(2_048);
    expect(serviceAccountOf(fileOf(privateKey))).toEqual({
      ...{ email: 'shop@project.iam.gserviceaccount.com', privateKey },
    });
    expect(contradictions(fileOf(privateKey))).toEqual([]);
  });

  it.each([
    ['too short to sign with', rsa(1_024)],
    ['of another kind', generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(PEM).toString()],
    ['no key', 'none'],
  ])('that is %s is told at its field, and opens nothing', async (_, privateKey) => {
    const file = fileOf(privateKey);
    expect(contradictions(file)).toEqual([expect.stringMatching(/^GOOGLE_MERCHANT_KEY is wrong: /)]);
    // as it may have been kept before
    const opened = google.open({ secrets: { account: '1', source: '2', key: file } });
    await expect(opened).rejects.toMatchObject({ name: 'ChannelClosed' });
  });
});
