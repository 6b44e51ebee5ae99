import type { DeclaredVariable } from '../../../kernel/declared-variable.js';
import type { PluginDefinition } from '../../../platform/connections/plugins.js';
import { FROM } from '../from.js';

const ADDRESS_OF_SERVER = 'must be an address that begins with smtp:// or smtps://';

const HOST = /^[A-Za-z0-9]([A-Za-z0-9.-]{0,250}[A-Za-z0-9])?$/;
const MAILBOX = /^[^\s@<>]{1,64}@[^\s@<>.]{1,63}(\.[^\s@<>.]{1,63}){1,8}$/;
const PORT = /^([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/;

const variables: readonly DeclaredVariable[] = [
  {
    ...{ name: 'SMTP_URL', label: 'Address', isOperators: true, sendsLinks: true },
    ...{ pattern: /^smtps?:\/\/[^\s/?#]/, must: ADDRESS_OF_SERVER },
    demanded: 'the address of your mail provider; smtp://mail:1025 to try it out',
    about:
      'mails go to `DATA_DIR/outbox/*.eml`, readable at `/dev/mail` in the demo, or from the machine itself where nothing listens beyond loopback (never in production)',
  },
  FROM,
  {
    ...{ name: 'MAIL_HOST', label: 'Server', isNeeded: true, leads: true, about: '' },
    help: 'Such as smtp.example.com; your mail provider says it.',
    ...{ pattern: HOST, must: 'must be the name of a server, such as smtp.example.com' },
  },
  {
    ...{ name: 'MAIL_SECURITY', label: 'Encryption', choices: ['starttls', 'tls', 'none'], about: '' },
    ...{ fallback: 'starttls', help: 'STARTTLS unless your provider says otherwise.' },
  },
  {
    ...{
      name: 'MAIL_PORT',
      label: 'Port',
      help: 'Empty: 587 with STARTTLS, 465 with TLS, else 25.',
      about: '',
    },
    ...{ pattern: PORT, must: 'must be a number up to 65535' },
  },
  { name: 'MAIL_USER', label: 'User name', help: 'Often the whole mail address.', about: '' },
  { name: 'MAIL_PASSWORD', label: 'Password', isSecret: true, about: '' },
  {
    ...{ name: 'MAIL_SENDER', label: 'Sender', isNeeded: true, about: '' },
    help: 'The address that mails come from; they bear the name of the shop.',
    ...{ pattern: MAILBOX, must: 'must be a mail address, such as hello@example.com' },
  },
];

/** The server by which mails leave the shop: that of `SMTP_URL` before the one that was typed. */
export const smtp: PluginDefinition = {
  // so it is called in the panel's addresses, from when there was nothing else
  name: 'mail',
  label: 'Mail server',
  variables,
  isOfEnvironment: ({ SMTP_URL: url }) => Boolean(url),
  contradictions: ({ SMTP_URL: url, MAIL_USER: user, MAIL_PASSWORD: password, MAIL_SECURITY: security }) => [
    ...(url && !URL.canParse(url) ? [`SMTP_URL is wrong: it ${ADDRESS_OF_SERVER}.`] : []),
    ...(Boolean(user) === Boolean(password)
      ? []
      : [`${user ? 'MAIL_PASSWORD' : 'MAIL_USER'} is missing: user name and password belong together.`]),
    ...(password && security === 'none'
      ? ['MAIL_SECURITY is wrong: a password is never sent without encryption.']
      : []),
  ],
  access: ({ SMTP_URL: url, MAIL_HOST: host, MAIL_SENDER: sender }) =>
    url || (host && sender) ? { secrets: {} } : undefined,
};
