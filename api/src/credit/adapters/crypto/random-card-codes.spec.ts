import { describe, expect, it } from '@jest/globals';
import type { Config } from '../../../platform/config/config.js';
import { PayloadCipher } from '../../../platform/encryption/payload-cipher.js';
import { RandomCardCodes } from './random-card-codes.js';

const FIRST = 'mW1vTq8xZr4cYb7nLk2pHs9dGf3jVa6e';
const SECOND = 'Qa7sXd3fCv9gBh5jNk1lMp8oIu6yTr4e';

function codes(env: Record<string, string>) {
  const config = { env: { JWT_SECRET: FIRST, ...env } } as unknown as Config;
  return new RandomCardCodes(new PayloadCipher(config), config);
}

describe('sealed codes of gift cards', () => {
  const { code } = codes({}).make();

  it('open whatever becomes of the secret of the sessions', () => {
    const sealed = codes({ SEALING_KEY: FIRST }).seal(code);
    expect(sealed).not.toContain(code);
    expect(codes({ SEALING_KEY: FIRST, JWT_SECRET: SECOND }).open(sealed)).toBe(code);
    expect(codes({ SEALING_KEY: SECOND, SEALING_KEY_PREVIOUS: FIRST }).open(sealed)).toBe(code);
    expect(codes({ SEALING_KEY: SECOND }).open(sealed)).toBeUndefined();
    expect(codes({}).open(sealed)).toBeUndefined();
  });

  it('open that were sealed before there was a key to seal with', () => {
    const old = codes({}).seal(code);
    expect(codes({ SEALING_KEY: SECOND }).open(old)).toBe(code);
    expect(codes({ JWT_SECRET: SECOND, SEALING_KEY: SECOND }).open(old)).toBeUndefined();
  });
});
