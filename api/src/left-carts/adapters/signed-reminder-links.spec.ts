import { expect, it } from '@jest/globals';
import { readConfig } from '../../platform/config/config.js';
import { mailboxHashOf } from '../../platform/security/mailbox-hash.js';
import { SignedReminderLinks } from './signed-reminder-links.js';

const EMAIL = 'amina@example.com';
const [BEFORE, NOW] = ['the secret before, of 32 characters', 'the secret after it, of 32 letters'];
const links = (env: object) =>
  new SignedReminderLinks(readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...env }));

it('stops what it has signed, while its secret counts, and nothing else', () => {
  const token = links({ JWT_SECRET: BEFORE }).stopTokenOf(EMAIL);
  const mailbox = mailboxHashOf('Amina+shop@example.com');
  expect(links({ JWT_SECRET: BEFORE }).stoppedBy(token)).toBe(mailbox);
  expect(links({ JWT_SECRET: NOW, JWT_SECRET_PREVIOUS: BEFORE }).stoppedBy(token)).toBe(mailbox);
  expect(links({ JWT_SECRET: NOW }).stoppedBy(token)).toBeUndefined();
  for (const wrong of [
    '',
    'x',
    mailbox,
    `${token}x`,
    token.replace(mailbox, mailboxHashOf('bob@example.com')),
  ])
    expect(links({ JWT_SECRET: BEFORE }).stoppedBy(wrong)).toBeUndefined();
});

it('opens carts by secrets that differ, of which it keeps the hash', () => {
  const own = links({ JWT_SECRET: NOW });
  const [one, other] = [own.newToken(), own.newToken()];
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(own.hashOf(one)).not.toContain(one);
  expect(own.hashOf(one)).toBe(own.hashOf(one));
});
