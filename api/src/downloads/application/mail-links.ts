import type { DomainEvent } from '../../kernel/outbox.js';
import { shopDay } from '../../kernel/shop-days.js';
import { USES } from '../domain/download.js';
import type { DownloadBuyer } from './ports.js';

/** The letter with the links of an order; it confirms the consent where there is one, which a mail does that can be kept. */
export function linksMail(
  { email, name, number, language, consentAt }: Omit<DownloadBuyer, 'isPaid'>,
  files: readonly { name: string; token: string }[],
  until: Date,
): DomainEvent {
  return {
    topic: 'mail.downloads',
    payload: {
      ...{ email, name, number, files, uses: USES, until: shopDay(until) },
      ...(consentAt ? { consentedOn: shopDay(consentAt) } : {}),
      ...(language ? { language } : {}),
    },
  };
}
