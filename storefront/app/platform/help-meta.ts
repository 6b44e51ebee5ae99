import { type HelpPage, helpPages } from './messages/en/help';
import { pageMeta } from './page-meta';
import { publicUrl } from './public-url';
import { type ShopInfo, defaultShop } from './shop-info';

/** Title, description and address of a page of help. */
export const helpLoader = (page: HelpPage) => () => ({ url: publicUrl(`/${page}`) });

type MetaInput = {
  loaderData?: { url?: string } | undefined;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

/** As `helpLoader`; the shop of the root route tells its own figures. */
export const helpMeta =
  (page: HelpPage) =>
  ({ loaderData, matches }: MetaInput) => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as { shop?: ShopInfo } | undefined;
    const shop = root?.shop ?? defaultShop;
    const delivery = shop.delivery.text + shop.delivery.over;
    const { title, lead } = helpPages[page]({ ...shop, delivery });
    return pageMeta({ title, description: lead, url: loaderData?.url });
  };
