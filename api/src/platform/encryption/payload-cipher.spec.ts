import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/config.js';
import { PayloadCipher } from './payload-cipher.js';

const FIRST = 'the first secret of a shop, 32 bytes';
const SECOND = 'the second secret of a shop, 32 bytes';
const cipher = (secret: string, previous?: string) =>
  new PayloadCipher(
    readConfig({
      DATABASE_URL: 'postgres://localhost/shop',
      JWT_SECRET: secret,
      ...(previous ? { JWT_SECRET_PREVIOUS: previous } : {}),
    }),
  );

describe('the payload cipher', () => {
  it('opens what it closed, and shows nothing of it meanwhile', () => {
    const closed = cipher(FIRST).close({ token: 'open sesame' });
    expect(closed).not.toContain('sesame');
    expect(Buffer.from(closed, 'base64').toString('latin1')).not.toContain('sesame');
    expect(cipher(FIRST).open(closed)).toEqual({ token: 'open sesame' });
  });

  it('closes the same thing differently each time', () => {
    expect(cipher(FIRST).close('x')).not.toBe(cipher(FIRST).close('x'));
  });

  it('still opens what the previous secret closed while keys are exchanged', () => {
    expect(cipher(SECOND, FIRST).open(cipher(FIRST).close('x'))).toBe('x');
  });

  it('opens nothing of another shop, and nothing that was altered', () => {
    const closed = cipher(FIRST).close('x');
    expect(() => cipher(SECOND).open(closed)).toThrow('another JWT_SECRET');
    const altered = Buffer.from(closed, 'base64');
    altered[altered.length - 1] = (altered[altered.length - 1] ?? 0) ^ 1;
    expect(() => cipher(FIRST).open(altered.toString('base64'))).toThrow('another JWT_SECRET');
  });
});
