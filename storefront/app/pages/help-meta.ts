import { type HelpPage, helpPages } from '../platform/messages/en/help';
import { pageMeta } from '../platform/page-meta';
import { type ShopInfo, defaultShop } from '../platform/shop-info';
import type { OwnPage } from './load-page';
import { ownMeta } from './own-meta';

type MetaInput = {
  loaderData?: { url: string; own: OwnPage | null } | undefined;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

/** Title and description of a page of help; the shop of the root route tells its own figures. */
export const helpMeta =
  (page: HelpPage) =>
  ({ loaderData, matches }: MetaInput) => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as { shop?: ShopInfo } | undefined;
    const shop = root?.shop ?? defaultShop;
    const delivery = shop.delivery.text + shop.delivery.over;
    const { title, lead } = helpPages[page]({ ...shop, delivery });
    return pageMeta({
      title,
      description: lead,
      url: loaderData?.url,
      ...(loaderData?.own && ownMeta(loaderData.own)),
    });
  };
