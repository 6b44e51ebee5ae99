import { LegalPage } from '../layout/legal-page';
import { privacyTexts } from '../platform/messages/en/legal';
import { pageMeta } from '../platform/page-meta';
import { publicUrl } from '../platform/public-url';
import type { Route } from './+types/privacy-page';

export const loader = () => ({ url: publicUrl('/privacy') });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: privacyTexts.title, description: privacyTexts.lead, url: loaderData?.url });

export default function PrivacyPage() {
  return <LegalPage {...privacyTexts} />;
}
