import { HelpPage } from '../layout/help-page';
import { helpLoader, helpMeta } from '../platform/help-meta';

export const loader = helpLoader('shipping');

export const meta = helpMeta('shipping');

export default function ShippingPage() {
  return <HelpPage page="shipping" />;
}
