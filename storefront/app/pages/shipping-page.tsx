import { HelpPage } from '../layout/help-page';
import type { Route } from './+types/shipping-page';
import { helpMeta } from './help-meta';
import { loadHelp } from './load-help';
import { OwnOr } from './parts/own-or';

export const loader = loadHelp('shipping');

export const meta = helpMeta('shipping');

export default function ShippingPage({ loaderData: { own } }: Route.ComponentProps) {
  return (
    <OwnOr own={own}>
      <HelpPage page="shipping" />
    </OwnOr>
  );
}
