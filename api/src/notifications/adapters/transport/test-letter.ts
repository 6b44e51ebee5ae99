import { Injectable } from '@nestjs/common';
import type { Trial } from '../../../kernel/connections.js';
import { Ids } from '../../../kernel/ids.js';
import { MailTransport, ShopIdentity, TrialPost } from '../../application/ports.js';
import { text } from '../../domain/letters.js';
import { compose, type Letter } from '../../domain/mail.js';
import type { Failure, MailSender } from '../../senders/contract.js';
import { Senders } from '../../senders/senders.js';

/** Sends a letter to whoever asks, and tells in plain words what the mail server said. */
@Injectable()
export class TestLetter implements TrialPost {
  constructor(
    private readonly transport: MailTransport,
    private readonly senders: Senders,
    private readonly shop: ShopIdentity,
    private readonly ids: Ids,
  ) {}

  /** By this sender, whoever is in use. */
  async send({ email }: { email: string }, by: MailSender): Promise<Trial> {
    const { name: shopName, brand } = await this.shop.read();
    const letter = {
      ...{ to: email, shopName, subject: 'Mails leave your shop', greeting: 'Hello,' },
      ...{ closing: 'Good luck,', language: { tag: 'en', runs: 'ltr' as const } },
      blocks: [text('This is the test letter that you asked for. So do letters about orders arrive.')],
      ...(brand ? { brand } : {}),
    };
    return this.tried(letter, by, by);
  }

  post(letter: Letter): Promise<Trial> {
    return this.tried(letter, this.transport, this.senders.inUse);
  }

  private async tried(
    letter: Letter,
    post: Pick<MailTransport, 'send'>,
    by: MailSender | undefined,
  ): Promise<Trial> {
    try {
      await post.send(compose(letter), `<${this.ids.next()}@duka>`);
      return {
        worked: true,
        message: `The mail server has taken a letter to ${letter.to}. Look whether it has arrived, among unwanted mail, too.`,
      };
    } catch (failure) {
      return { worked: false, message: inWords(by?.adviceOn(failure as Failure), failure as Failure) };
    }
  }
}

/** What an owner can do about it, as whoever was asked to send it says; the other's own words behind it. */
export function inWords(advice: string | undefined, { message = '' }: Failure): string {
  const said = message.replaceAll(/\s+/g, ' ').trim();
  return `${advice ?? 'The mail server has not taken the letter.'}${said ? ` It said: ${said}` : ''}`;
}
