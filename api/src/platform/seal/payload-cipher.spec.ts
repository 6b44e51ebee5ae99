import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/config.js';
import { PayloadCipher } from './payload-cipher.js';

const FIRST = 'the first secret of a shop, 32 bytes';
const SECOND = 'the second secret of a shop, 32 bytes';
const seal = (secret: string, previous?: string) =>
  new PayloadCipher(
    readConfig({
      DATABASE_URL: 'postgres://localhost/shop',
      JWT_SECRET: secret,
      ...(previous ? { JWT_SECRET_PREVIOUS: previous } : {}),
    }),
  );

describe('the seal', () => {
  it('opens what it closed, and shows nothing of it meanwhile', () => {
    const closed = seal(FIRST).close({ token: 'open sesame' });
    expect(closed).not.toContain('sesame');
    expect(Buffer.from(closed, 'base64').toString('latin1')).not.toContain('sesame');
    expect(seal(FIRST).open(closed)).toEqual({ token: 'open sesame' });
  });

  it('closes the same thing differently each time', () => {
    expect(seal(FIRST).close('x')).not.toBe(seal(FIRST).close('x'));
  });

  it('still opens what the previous secret closed while keys are exchanged', () => {
    expect(seal(SECOND, FIRST).open(seal(FIRST).close('x'))).toBe('x');
  });

  it('opens nothing of another shop, and nothing that was altered', () => {
    const closed = seal(FIRST).close('x');
    expect(() => seal(SECOND).open(closed)).toThrow('another JWT_SECRET');
    const altered = Buffer.from(closed, 'base64');
    altered[altered.length - 1] = (altered[altered.length - 1] ?? 0) ^ 1;
    expect(() => seal(FIRST).open(altered.toString('base64'))).toThrow('another JWT_SECRET');
  });
});
