import type { Connection } from '../../../kernel/connections.js';
import type { DeclaredValues, DeclaredVariable } from '../../../kernel/declared-variable.js';

const HOST = /^[A-Za-z0-9]([A-Za-z0-9.-]{0,250}[A-Za-z0-9])?$/;
const MAILBOX = /^[^\s@<>]{1,64}@[^\s@<>.]{1,63}(\.[^\s@<>.]{1,63}){1,8}$/;
const PORT = /^([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/;

const variables: readonly DeclaredVariable[] = [
  { name: 'SMTP_URL', label: 'Address', isOperators: true, about: '' },
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

/** The server by which mails leave the shop; `SMTP_URL` and `MAIL_FROM` win. */
export const MAIL_SERVER: Connection = {
  ...{ name: 'mail', label: 'Mail server', group: 'mail', variables },
  isOfEnvironment: ({ SMTP_URL: url }) => Boolean(url),
  contradictions: ({ MAIL_USER: user, MAIL_PASSWORD: password, MAIL_SECURITY: security }) => [
    ...(Boolean(user) === Boolean(password)
      ? []
      : [`${user ? 'MAIL_PASSWORD' : 'MAIL_USER'} is missing: user name and password belong together.`]),
    ...(password && security === 'none'
      ? ['MAIL_SECURITY is wrong: a password is never sent without encryption.']
      : []),
  ],
  access: ({ SMTP_URL: url, MAIL_HOST: host }) => (url || host ? { secrets: {} } : undefined),
};

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

const PORTS: Readonly<Record<string, number>> = { starttls: 587, tls: 465, none: 25 };
