import { LegalPage } from '../layout/legal-page';
import { imprintTexts } from '../platform/messages/en/company';
import { onlyWithEuRules } from '../platform/only-with-eu-rules';
import { pageMeta } from '../platform/page-meta';
import { publicUrl } from '../platform/public-url';
import { defaultShop, useShopInfo } from '../platform/shop-info';
import type { Route } from './+types/imprint-page';

export async function loader() {
  await onlyWithEuRules();
  return { url: publicUrl('/imprint') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { title } = imprintTexts(defaultShop);
  return pageMeta({ title, description: title, url: loaderData?.url });
};

/** Who is behind the shop. */
export default function ImprintPage() {
  return <LegalPage {...imprintTexts(useShopInfo())} />;
}
