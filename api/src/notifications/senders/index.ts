import type { Plugin } from '../../platform/connections/plugins.js';
import type { MailSender } from './contract.js';
import { smtp } from './smtp/definition.js';

/** By whom letters can be sent; the first that is set up is in use. A new one is a folder beside this file and a line here. */
export const SENDERS: readonly Plugin<MailSender>[] = [
  { ...smtp, load: () => import('./smtp/smtp-sender.js') },
];
