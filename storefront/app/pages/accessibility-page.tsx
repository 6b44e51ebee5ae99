import { LegalPage } from '../layout/legal-page';
import { accessibilityTexts } from '../platform/messages/en/company';
import { onlyWithEuRules } from '../platform/only-with-eu-rules';
import { pageMeta } from '../platform/page-meta';
import { publicUrl } from '../platform/public-url';
import { defaultShop, useShopInfo } from '../platform/shop-info';
import type { Route } from './+types/accessibility-page';

export async function loader() {
  await onlyWithEuRules();
  return { url: publicUrl('/accessibility') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { title } = accessibilityTexts(defaultShop);
  return pageMeta({ title, description: title, url: loaderData?.url });
};

/** How far everybody can use the shop. */
export default function AccessibilityPage() {
  return <LegalPage {...accessibilityTexts(useShopInfo())} />;
}
