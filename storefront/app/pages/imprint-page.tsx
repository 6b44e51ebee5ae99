import { LegalPage } from '../layout/legal-page';
import { imprintTexts } from '../platform/messages/en/company';
import { onlyWithEuRules } from '../platform/only-with-eu-rules';
import { pageMeta } from '../platform/page-meta';
import { publicUrl } from '../platform/public-url';
import { defaultShop, useShopInfo } from '../platform/shop-info';
import type { Route } from './+types/imprint-page';
import { loadPage } from './load-page';
import { ownMeta } from './own-meta';
import { OwnOr } from './parts/own-or';

export async function loader({ request }: Route.LoaderArgs) {
  const own = await loadPage(request, 'imprint');
  if (!own) await onlyWithEuRules();
  return { url: publicUrl('/imprint'), own };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { title } = imprintTexts(defaultShop);
  return pageMeta({
    title,
    description: title,
    url: loaderData?.url,
    ...(loaderData?.own && ownMeta(loaderData.own)),
  });
};

/** Who is behind the shop. */
export default function ImprintPage({ loaderData: { own } }: Route.ComponentProps) {
  const shop = useShopInfo();
  return (
    <OwnOr own={own}>
      <LegalPage {...imprintTexts(shop)} />
    </OwnOr>
  );
}
