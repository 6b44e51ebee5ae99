import type { DeclaredValues } from '../../../kernel/declared-variable.js';
import type { PluginTools } from '../../../platform/connections/plugins.js';
import type { Mail } from '../../domain/mail.js';
import { MailSender, type Failure } from '../contract.js';
import { envelope } from '../envelope.js';
import { adviceOn } from './advice.js';
import { smtp } from './definition.js';

const TIMEOUT_MS = 10_000;
const TIMEOUTS = {
  ...{ connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
};
const PORTS: Readonly<Record<string, number>> = { starttls: 587, tls: 465, none: 25 };

/** Sends by a mail server: that of the environment, else the one that was typed. */
export class SmtpSender extends MailSender {
  constructor(private readonly tools: Pick<PluginTools, 'values' | 'addresses'>) {
    super(smtp);
  }

  override adviceOn(failure: Failure): string | undefined {
    return adviceOn(failure);
  }

  protected override async handOver(mail: Mail, messageId: string): Promise<void> {
    const values = this.tools.values();
    const { SMTP_URL: url, MAIL_FROM, MAIL_SENDER, MAIL_HOST = '' } = values;
    const options = url ? { url } : optionsOf(values, await this.tools.addresses.place(MAIL_HOST));
    // read when the first mail is sent: the shop opens sooner
    const { createTransport } = await import('nodemailer');
    const server = createTransport({ ...options, ...TIMEOUTS });
    await server.sendMail(envelope(mail, messageId, (url ? MAIL_FROM : MAIL_SENDER) ?? ''));
  }
}

export const make = (tools: PluginTools): MailSender => new SmtpSender(tools);

/** How a server that was typed is spoken to, at an address of it. */
export function optionsOf(values: DeclaredValues, address: string): object {
  const { MAIL_HOST: host = '', MAIL_PORT: port, MAIL_SECURITY: security } = values;
  const { MAIL_USER: user, MAIL_PASSWORD: pass } = values;
  return {
    host: address,
    port: port ? Number(port) : PORTS[security ?? ''],
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    // the certificate is that of the name that was typed
    tls: { servername: host },
    ...(user && pass ? { auth: { user, pass } } : {}),
  };
}
