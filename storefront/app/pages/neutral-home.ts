import { loadOwnCategories } from '../catalogue/load-own-categories';
import type { Extra } from '../platform/api/call';
import { categoryLabel } from '../platform/messages/en/categories';
import { categoryPath } from '../platform/category-path';
import { homeTexts } from '../platform/messages/en/home';
import type { PageContent } from '../platform/api/types';
import type { ShopInfo } from '../platform/shop-info';
import { loadShelves } from './blocks/shelf-query';
import type { OwnPage } from './load-page';

/** As `Thumb` shows it: one size is enough for a circle. */
const placed = (image: string) => ({ url: `${image}/320.webp`, width: 320, height: 320, widths: [] });

/** What the home of a merchant's own shop shows until one is published: its name, its categories, its newest products, what it promises. */
export async function loadNeutralHome({ name }: ShopInfo, extra: Extra): Promise<OwnPage> {
  const categories = await loadOwnCategories(true);
  const pictures = categories.flatMap(({ image }) => (image?.startsWith('/media/') ? [placed(image)] : []));
  const items = categories.map((one) => ({
    name: categoryLabel(one.name),
    link: categoryPath(one.name),
    ...(one.image && { picture: placed(one.image).url }),
  }));
  const page: PageContent = {
    path: '/',
    title: name,
    description: '',
    pictures,
    blocks: [
      { kind: 'banner', fields: { title: name, button: homeTexts.viewAll, link: '/shop' }, items: [] },
      ...(items.length > 0
        ? [{ kind: 'categories', fields: { title: homeTexts.browse, look: 'circles' }, items }]
        : []),
      {
        kind: 'shelf',
        fields: {
          eyebrow: homeTexts.arrivalsEyebrow,
          title: homeTexts.arrivals,
          rule: 'newest',
          look: 'row',
        },
        items: [],
      },
      { kind: 'promises', fields: {}, items: [] },
    ],
  };
  return { page, shelves: await loadShelves(page, extra), isDraft: false };
}
