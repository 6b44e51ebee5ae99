import { LegalPage } from '../layout/legal-page';
import { privacyTexts } from '../platform/messages/en/legal';
import { pageMeta } from '../platform/page-meta';
import { publicUrl } from '../platform/public-url';
import type { Route } from './+types/privacy-page';
import { loadPage } from './load-page';
import { ownMeta } from './own-meta';
import { OwnOr } from './parts/own-or';

export const loader = async ({ request }: Route.LoaderArgs) => ({
  url: publicUrl('/privacy'),
  own: await loadPage(request, 'privacy'),
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: privacyTexts.title,
    description: privacyTexts.lead,
    url: loaderData?.url,
    ...(loaderData?.own && ownMeta(loaderData.own)),
  });

export default function PrivacyPage({ loaderData: { own } }: Route.ComponentProps) {
  return (
    <OwnOr own={own}>
      <LegalPage {...privacyTexts} />
    </OwnOr>
  );
}
