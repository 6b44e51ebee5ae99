import { LegalPage } from '../layout/legal-page';
import { termsTexts } from '../platform/messages/en/legal';
import { pageMeta } from '../platform/page-meta';
import { publicUrl } from '../platform/public-url';
import type { Route } from './+types/terms-page';
import { loadPage } from './load-page';
import { ownMeta } from './own-meta';
import { OwnOr } from './parts/own-or';

export const loader = async ({ request }: Route.LoaderArgs) => ({
  url: publicUrl('/terms'),
  own: await loadPage(request, 'terms'),
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: termsTexts.title,
    description: termsTexts.lead,
    url: loaderData?.url,
    ...(loaderData?.own && ownMeta(loaderData.own)),
  });

export default function TermsPage({ loaderData: { own } }: Route.ComponentProps) {
  return (
    <OwnOr own={own}>
      <LegalPage {...termsTexts} />
    </OwnOr>
  );
}
