import type { Connection } from '../../../kernel/connections.js';
import { ADDRESS } from '../../../kernel/declared-variable.js';
import { withoutSlash } from '../../../kernel/origin.js';

/** Who sells the labels for parcels. The start checks what the environment says of it. */
export const EASYPOST: Connection = {
  ...{ name: 'easypost', label: 'EasyPost', group: 'delivery' },
  variables: [
    {
      ...{ name: 'EASYPOST_API_KEY', label: 'API key', isNeeded: true, isSecret: true, about: '' },
      help: 'At EasyPost under API keys: it begins with EZAK, or EZTK to try it without money.',
      ...{ pattern: /^EZ[AT]K/, must: 'must begin with EZAK or EZTK' },
    },
    {
      ...{
        name: 'EASYPOST_WEBHOOK_SECRET',
        label: 'Webhook secret',
        isNeeded: true,
        isSecret: true,
        about: '',
      },
      help: 'Yours to choose, 16 characters at least: enter the same at EasyPost with the webhook.',
      ...{ pattern: /^.{16,}$/, must: 'must have at least 16 characters' },
    },
    {
      ...{ name: 'SHIP_FROM', label: 'Sender', isNeeded: true, about: '' },
      help: 'Name; street; city; state; postcode; country; phone. What is not there stays empty between two semicolons.',
      ...{
        pattern: /^([^;]*;){6}[^;]*$/,
        must: 'must be name; street; city; state; postcode; country; phone',
      },
    },
    {
      ...{ name: 'EASYPOST_API_BASE', label: 'Address of EasyPost', isOperators: true, about: '' },
      pattern: ADDRESS,
    },
  ],
  // the sender alone makes no carrier of a shop that plays one
  isOfEnvironment: ({ EASYPOST_API_KEY: key }) => Boolean(key),
  contradictions: ({ EASYPOST_API_KEY: key, EASYPOST_API_BASE: base }) =>
    key?.startsWith('EZAK') && base
      ? ['EASYPOST_API_KEY is wrong: a live key is never sent to another host than EasyPost.']
      : [],
  access: ({ EASYPOST_API_KEY: key, EASYPOST_WEBHOOK_SECRET: webhookSecret = '', EASYPOST_API_BASE: base }) =>
    key ? { ...(base ? { baseUrl: withoutSlash(base) } : {}), secrets: { key, webhookSecret } } : undefined,
  webhook: { path: '/api/v1/shipping/webhooks/easypost', events: [] },
};
