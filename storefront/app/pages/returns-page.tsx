import { HelpPage } from '../layout/help-page';
import { helpLoader, helpMeta } from '../platform/help-meta';

export const loader = helpLoader('returns');

export const meta = helpMeta('returns');

export default function ReturnsPage() {
  return <HelpPage page="returns" />;
}
