import { describe, expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox.js';

describe('a mailbox', () => {
  it.each([
    ['Ada@Example.com', 'ada@example.com'],
    [' ada@example.com ', 'ada@example.com'],
    ['ada+1@example.com', 'ada@example.com'],
    ['ada+1+2@example.com', 'ada@example.com'],
    ['\uFF41\uFF44\uFF41@example.com', 'ada@example.com'],
    ['ada@plus+sign.example', 'ada@plus+sign.example'],
    ['ada', 'ada'],
    ['A.da.L+shop@Gmail.com', 'adal@gmail.com'],
    ['a.dal@googlemail.com', 'adal@gmail.com'],
    ['a.dal@example.com', 'a.dal@example.com'],
    ['a.dal@gmail.com.example', 'a.dal@gmail.com.example'],
    ['', ''],
  ])('of %j is %j', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
