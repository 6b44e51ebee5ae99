import { HelpPage } from '../layout/help-page';
import { helpLoader, helpMeta } from '../platform/help-meta';

export const loader = helpLoader('about');

export const meta = helpMeta('about');

export default function AboutPage() {
  return <HelpPage page="about" />;
}
