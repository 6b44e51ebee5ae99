import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { ownPort } from './own-port.js';

export interface ReceivedMail {
  to: string;
  messageId: string;
  source: string;
}

const refusal = (responseCode: number, sentence: string) =>
  Object.assign(new Error(sentence), { responseCode });

/** A mail server that keeps what it is given, and does so as badly as it is told; away until `open` is called. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Whether it says nothing at all to whoever comes. */
  isMute = false;
  /** With which code it refuses a mail to this address; 0 is not at all. */
  refuses: (to: string) => number = () => 0;
  /** What it says with it. */
  says: (to: string) => string = () => 'no';
  /** What it waits for before it says that it has taken a mail. */
  saysSo: () => Promise<unknown> = () => Promise.resolve();
  /** How many have come to bring a mail, taken or not. */
  visits = 0;
  private server: SMTPServer | undefined;

  private constructor(private readonly port: number) {}

  static async atItsPort(): Promise<MailServer> {
    return new MailServer(await ownPort());
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  to(address: string): ReceivedMail[] {
    return this.received.filter(({ to }) => to === address);
  }

  /** Opens it in good health. */
  async open(): Promise<void> {
    this.isMute = false;
    this.refuses = () => 0;
    this.says = () => 'no';
    this.saysSo = () => Promise.resolve();
    this.server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 1,
      onConnect: (_session, done) => {
        this.visits += 1;
        if (!this.isMute) done();
      },
      onRcptTo: ({ address }, _session, done) => {
        const code = this.refuses(address);
        done(code === 0 ? null : refusal(code, this.says(address)));
      },
      onData: (stream, { envelope }, done) => {
        const to = envelope.rcptTo[0]?.address ?? '';
        void text(stream)
          .then((source) => {
            const messageId = /^message-id: (.+?)\r?$/im.exec(source)?.[1] ?? '';
            this.received.push({ to, messageId, source });
            return this.saysSo();
          })
          .then(() => done());
      },
    });
    // whoever hangs up in the middle, as a killed process does
    this.server.on('error', () => undefined);
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((closed) => server.close(closed));
  }
}
