import { describe, expect, it } from '@jest/globals';
import { adviceOn } from './advice.js';
import { smtp } from './definition.js';
import { optionsOf } from './smtp-sender.js';

const typed = { MAIL_HOST: 'smtp.lamps.example', MAIL_SENDER: 'hello@lamps.example' };

describe('a mail server that was typed', () => {
  it.each([
    [{ MAIL_SECURITY: 'starttls' }, { port: 587, secure: false, requireTLS: true }],
    [{ MAIL_SECURITY: 'tls' }, { port: 465, secure: true, requireTLS: false }],
    [
      { MAIL_SECURITY: 'none', MAIL_PORT: '2525' },
      { port: 2525, secure: false, ignoreTLS: true },
    ],
  ])('is spoken to as %j says, at its address and by its name', (values, options) => {
    const given = optionsOf({ ...typed, ...values }, '192.0.2.7');
    expect(given).toMatchObject({ host: '192.0.2.7', tls: { servername: 'smtp.lamps.example' }, ...options });
    expect(given).not.toHaveProperty('auth');
  });

  it('gets its user with the password, never one without the other, nor without encryption', () => {
    const auth = { MAIL_USER: 'hello', MAIL_PASSWORD: 'of the lamps' };
    expect(optionsOf({ ...typed, ...auth, MAIL_SECURITY: 'tls' }, '192.0.2.7')).toMatchObject({
      auth: { user: 'hello', pass: 'of the lamps' },
    });
    const faults = (values: object) => smtp.contradictions?.({ ...typed, ...values }, 'EUR');
    expect(faults({ ...auth, MAIL_SECURITY: 'tls' })).toEqual([]);
    expect(faults({ MAIL_USER: 'hello', MAIL_SECURITY: 'tls' })).toEqual([
      expect.stringMatching(/^MAIL_PASSWORD is missing/),
    ]);
    expect(faults({ ...auth, MAIL_SECURITY: 'none' })).toEqual([
      expect.stringMatching(/^MAIL_SECURITY is wrong/),
    ]);
  });

  it.each([
    [{ code: 'EAUTH', message: 'Invalid login: 535 no' }, /user name and password/],
    [
      { code: 'ESOCKET', message: 'connect ECONNREFUSED 192.0.2.7:587' },
      /^The mail server cannot be reached/,
    ],
    [
      { code: 'ENOTFOUND', message: 'queryA ENOTFOUND smtp.lamps.example' },
      /^There is no server of this name/,
    ],
    [{ code: 'ESOCKET', message: 'self-signed certificate' }, /^The encrypted connection failed/],
    [{ code: 'EENVELOPE', message: '550 unknown sender' }, /^The mail server refuses sender or receiver/],
    [{ message: 'The address is within the shop’s own network' }, /^Mails are not sent to servers within/],
  ])('has advice where it does not take a letter: %j', (failure, sentence) => {
    expect(adviceOn(failure)).toMatch(sentence);
  });

  it('has none where nobody knows why', () => {
    expect(adviceOn({})).toBeUndefined();
  });
});
