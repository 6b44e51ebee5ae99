import { describe, expect, it } from '@jest/globals';
import type { Config } from '../../../platform/config/config.js';
import { SimpleWebAuthn } from './simple-web-authn.js';

const webAuthn = new SimpleWebAuthn({ publicUrl: 'https://shop.example' } as Config);
const saying = (challenge: unknown, more: object = {}) => ({
  response: { clientDataJSON: Buffer.from(JSON.stringify({ challenge, ...more })).toString('base64url') },
});

describe('the challenge that a passkey has signed', () => {
  it('S69 is read as the shop makes them', async () => {
    const { challenge } = await webAuthn.authentication();
    expect(webAuthn.challengeOf(saying(challenge))).toBe(challenge);
  });

  it.each(['\0', '\ud800', '', 'a'.repeat(42), `${'a'.repeat(43)}\0`, 1, null])(
    'S69 is none when it is %j, which no database takes or the shop never made',
    (challenge) => {
      expect(webAuthn.challengeOf(saying(challenge))).toBeUndefined();
    },
  );

  it.each([{ crossOrigin: true }, { crossOrigin: 'yes' }, { topOrigin: 'https://evil.example' }])(
    'S69 is none when it was signed in a frame of another site: %j',
    async (more) => {
      const { challenge } = await webAuthn.authentication();
      expect(webAuthn.challengeOf(saying(challenge, more))).toBeUndefined();
      expect(webAuthn.challengeOf(saying(challenge, { crossOrigin: false }))).toBe(challenge);
    },
  );
});
