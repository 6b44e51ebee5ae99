import { LegalPage } from '../layout/legal-page';
import { termsTexts } from '../platform/messages/en/legal';
import { pageMeta } from '../platform/page-meta';
import { publicUrl } from '../platform/public-url';
import type { Route } from './+types/terms-page';

export const loader = () => ({ url: publicUrl('/terms') });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: termsTexts.title, description: termsTexts.lead, url: loaderData?.url });

export default function TermsPage() {
  return <LegalPage {...termsTexts} />;
}
