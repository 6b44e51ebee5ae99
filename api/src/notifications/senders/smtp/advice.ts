import type { Failure } from '../contract.js';

const ADVICE: readonly [sign: RegExp, advice: string][] = [
  [
    /own network/,
    'Mails are not sent to servers within the network of the shop, unless whoever runs it allows that (OUTBOUND_NETWORKS).',
  ],
  [/EAUTH|\b53[045]\b/, 'The mail server does not take this user name and password.'],
  [/ENOTFOUND|ENODATA|EDNS/, 'There is no server of this name: look whether it is spelt right.'],
  [
    /ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|Greeting never|timeout/i,
    'The mail server cannot be reached: look at its name and port.',
  ],
  [
    /certificate|ETLS|SSL|TLS|wrong version/i,
    'The encrypted connection failed: choose the other kind of encryption, or another port.',
  ],
  [/EENVELOPE|\b55\d\b/, 'The mail server refuses sender or receiver: it may want another sender.'],
];

/** What an owner can do about what a mail server said. */
export const adviceOn = ({ code = '', message = '' }: Failure): string | undefined =>
  ADVICE.find(([sign]) => sign.test(`${code} ${message}`))?.[1];
