import { Injectable } from '@nestjs/common';
import type { Trial } from '../../../kernel/connections.js';
import { Ids } from '../../../kernel/ids.js';
import { MailTransport, ShopIdentity, TrialPost } from '../../application/ports.js';
import { text } from '../../domain/letters.js';
import { compose, type Letter } from '../../domain/mail.js';

interface Failure {
  message?: string;
  code?: string;
}

/** Sends a letter to whoever asks, and tells in plain words what the mail server said. */
@Injectable()
export class TestLetter implements TrialPost {
  constructor(
    private readonly transport: MailTransport,
    private readonly shop: ShopIdentity,
    private readonly ids: Ids,
  ) {}

  async send({ email }: { email: string }): Promise<Trial> {
    const { name: shopName, brand } = await this.shop.read();
    return this.post({
      ...{ to: email, shopName, subject: 'Mails leave your shop', greeting: 'Hello,' },
      ...{ closing: 'Good luck,', language: { tag: 'en', runs: 'ltr' as const } },
      blocks: [text('This is the test letter that you asked for. So do letters about orders arrive.')],
      ...(brand ? { brand } : {}),
    });
  }

  async post(letter: Letter): Promise<Trial> {
    try {
      await this.transport.send(compose(letter), `<${this.ids.next()}@duka>`);
      return {
        worked: true,
        message: `The mail server has taken a letter to ${letter.to}. Look whether it has arrived, among unwanted mail, too.`,
      };
    } catch (failure) {
      return { worked: false, message: inWords(failure as Failure) };
    }
  }
}

/** What an owner can do about it; the server's own words behind it. */
export function inWords({ code = '', message = '' }: Failure): string {
  const [, advice] = ADVICE.find(([sign]) => sign.test(`${code} ${message}`)) ?? [];
  const said = message.replaceAll(/\s+/g, ' ').trim();
  return `${advice ?? 'The mail server has not taken the letter.'}${said ? ` It said: ${said}` : ''}`;
}

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
