import { LegalPage } from '../layout/legal-page';
import { accessibilityTexts } from '../platform/messages/en/company';
import { onlyWithEuRules } from '../platform/only-with-eu-rules';
import { pageMeta } from '../platform/page-meta';
import { publicUrl } from '../platform/public-url';
import { defaultShop, useShopInfo } from '../platform/shop-info';
import type { Route } from './+types/accessibility-page';
import { loadPage } from './load-page';
import { ownMeta } from './own-meta';
import { OwnOr } from './parts/own-or';

export async function loader({ request }: Route.LoaderArgs) {
  const own = await loadPage(request, 'accessibility');
  if (!own) await onlyWithEuRules();
  return { url: publicUrl('/accessibility'), own };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { title } = accessibilityTexts(defaultShop);
  return pageMeta({
    title,
    description: title,
    url: loaderData?.url,
    ...(loaderData?.own && ownMeta(loaderData.own)),
  });
};

/** How far everybody can use the shop. */
export default function AccessibilityPage({ loaderData: { own } }: Route.ComponentProps) {
  const shop = useShopInfo();
  return (
    <OwnOr own={own}>
      <LegalPage {...accessibilityTexts(shop)} />
    </OwnOr>
  );
}
