import { HelpPage } from '../layout/help-page';
import type { Route } from './+types/about-page';
import { helpMeta } from './help-meta';
import { loadHelp } from './load-help';
import { OwnOr } from './parts/own-or';

export const loader = loadHelp('about');

export const meta = helpMeta('about');

export default function AboutPage({ loaderData: { own } }: Route.ComponentProps) {
  return (
    <OwnOr own={own}>
      <HelpPage page="about" />
    </OwnOr>
  );
}
