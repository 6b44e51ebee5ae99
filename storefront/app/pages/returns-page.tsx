import { HelpPage } from '../layout/help-page';
import type { Route } from './+types/returns-page';
import { helpMeta } from './help-meta';
import { loadHelp } from './load-help';
import { OwnOr } from './parts/own-or';

export const loader = loadHelp('returns');

export const meta = helpMeta('returns');

export default function ReturnsPage({ loaderData: { own } }: Route.ComponentProps) {
  return (
    <OwnOr own={own}>
      <HelpPage page="returns" />
    </OwnOr>
  );
}
