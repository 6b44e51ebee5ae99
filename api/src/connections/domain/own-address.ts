import type { Connection } from '../../kernel/connections.js';

/** A whole address of a host, perhaps with a port, and nothing behind it. */
const ORIGIN = /^https?:\/\/[a-z\d]([a-z\d.-]{0,250}[a-z\d])?(:\d{1,5})?\/?$/i;
/** Letters, passkeys and payments lead there: in the clear only to this machine. */
const SAFE = /^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|\/|$))/i;

/** Where shoppers reach the shop; not a service, yet set up as one: typed once, held by every process, tried by a button. */
export const OWN_ADDRESS: Connection = {
  ...{ name: 'address', label: 'Public address', group: 'address' },
  variables: [
    {
      ...{ name: 'PUBLIC_URL', label: 'Address', isNeeded: true, about: '' },
      help: 'Links in mails, payment returns and search engines lead there. Passkeys belong to the address that they were made at.',
      ...{ pattern: ORIGIN, must: 'must be a whole address without a path, such as https://shop.example' },
      typed: { pattern: SAFE, must: 'must begin with https://' },
    },
  ],
  contradictions: ({ PUBLIC_URL: url }) =>
    url && !URL.canParse(url)
      ? ['PUBLIC_URL cannot be opened by any browser: is the port above 65535, or the name mistyped?']
      : [],
  access: ({ PUBLIC_URL: url }) => (url ? { secrets: {} } : undefined),
};
