import { ADDRESS } from '../../../kernel/declared-variable.js';
import { withoutSlash } from '../../../kernel/origin.js';
import type { PluginDefinition } from '../../../platform/connections/plugins.js';
import { SENDER } from '../sender.js';

/** More than a hundred carriers, by one service. */
export const easypost: PluginDefinition = {
  name: 'easypost',
  label: 'EasyPost',
  variables: [
    {
      ...{ name: 'EASYPOST_API_KEY', label: 'API key', isNeeded: true, isSecret: true },
      help: 'At EasyPost under API keys: it begins with EZAK, or EZTK to try it without money.',
      ...{ pattern: /^EZ[AT]K/, must: 'must begin with EZAK or EZTK' },
      about:
        'no labels by EasyPost, or the local sandbox where cards are played; the API key of your account there',
    },
    {
      ...{ name: 'EASYPOST_WEBHOOK_SECRET', label: 'Webhook secret', isNeeded: true, isSecret: true },
      help: 'Yours to choose, 16 characters at least: enter the same at EasyPost with the webhook.',
      ...{ pattern: /^.{16,}$/, must: 'must have at least 16 characters' },
      about:
        'belongs to `EASYPOST_API_KEY`: the secret of the webhook to `/api/v1/shipping/webhooks/easypost`',
    },
    SENDER,
    {
      ...{ name: 'EASYPOST_API_BASE', label: 'Address of EasyPost', isOperators: true },
      pattern: ADDRESS,
      must: 'must be an address that begins with http:// or https://',
      about: 'EasyPost’s own host; never with a live key (`EZAK…`)',
    },
  ],
  // the sender alone makes no carrier of a shop that plays one
  isOfEnvironment: ({ EASYPOST_API_KEY: key }) => Boolean(key),
  contradictions: ({
    EASYPOST_API_KEY: key,
    EASYPOST_WEBHOOK_SECRET: secret,
    SHIP_FROM: from,
    EASYPOST_API_BASE: base,
  }) => [
    ...(key && !(secret && from)
      ? ['EASYPOST_WEBHOOK_SECRET and SHIP_FROM belong to EASYPOST_API_KEY; one is missing.']
      : []),
    ...(key?.startsWith('EZAK') && base
      ? ['EASYPOST_API_BASE is wrong: a live key is never sent to another host than EasyPost.']
      : []),
  ],
  access: ({ EASYPOST_API_KEY: key, EASYPOST_WEBHOOK_SECRET: webhookSecret = '', EASYPOST_API_BASE: base }) =>
    key ? { ...(base ? { baseUrl: withoutSlash(base) } : {}), secrets: { key, webhookSecret } } : undefined,
  webhook: { path: '/api/v1/shipping/webhooks/easypost', events: [] },
};
