import { HelpPage } from '../layout/help-page';
import { helpLoader, helpMeta } from '../platform/help-meta';

export const loader = helpLoader('faq');

export const meta = helpMeta('faq');

export default function FaqPage() {
  return <HelpPage page="faq" />;
}
