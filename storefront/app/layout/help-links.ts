import { consumerTexts } from '../platform/messages/en/consumer';
import { helpTexts } from '../platform/messages/en/menu';
import type { NavLink } from '../platform/page-frame';

/** What a shopper may want to know before and after buying. */
export const helpLinks: readonly NavLink[] = [
  { to: '/faq', label: helpTexts.faq },
  { to: '/shipping', label: helpTexts.shipping },
  { to: '/returns', label: helpTexts.returns },
  { to: '/size-guide', label: helpTexts.sizeGuide },
  { to: '/about', label: helpTexts.about },
];

/** What the consumer law of the EU wants within reach on every page. */
export const consumerLinks: readonly NavLink[] = [
  { to: '/withdrawal', label: consumerTexts.withdraw },
  { to: '/imprint', label: consumerTexts.imprint },
  { to: '/accessibility', label: consumerTexts.accessibility },
];
