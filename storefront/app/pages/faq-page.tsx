import { HelpPage } from '../layout/help-page';
import type { Route } from './+types/faq-page';
import { helpMeta } from './help-meta';
import { loadHelp } from './load-help';
import { OwnOr } from './parts/own-or';

export const loader = loadHelp('faq');

export const meta = helpMeta('faq');

export default function FaqPage({ loaderData: { own } }: Route.ComponentProps) {
  return (
    <OwnOr own={own}>
      <HelpPage page="faq" />
    </OwnOr>
  );
}
