import type { MetaDescriptor } from 'react-router';
import { common } from './messages/en/common';
import { sharePicture, shopName } from './shop-name';

type PageMeta = {
  title: string;
  description?: string;
  /** The page's own absolute address: canonical and `og:url`. */
  url?: string;
  /** Absolute address of a picture for shared links. */
  image?: string;
  type?: 'website' | 'product';
  /** JSON-LD documents; React Router escapes `<` in them. */
  jsonLd?: object[];
  noindex?: boolean;
};

/** Title, description, canonical, Open Graph and JSON-LD of a public page. */
export function pageMeta({
  title,
  description,
  url,
  image,
  type = 'website',
  jsonLd,
  noindex,
}: PageMeta): MetaDescriptor[] {
  const full = title.startsWith(common.shopName)
    ? title.replace(common.shopName, shopName())
    : `${title} | ${shopName()}`;
  const shared = sharePicture();
  const picture = image ?? (url && shared ? new URL(shared, url).href : undefined);
  const og: [string, string | undefined][] = [
    ['og:site_name', shopName()],
    ['og:title', full],
    ['og:description', description],
    ['og:type', type],
    ['og:url', url],
    ['og:image', picture],
  ];
  return [
    { title: full },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(url ? [{ tagName: 'link' as const, rel: 'canonical', href: url }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...og.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(jsonLd ?? []).map((document) => ({ 'script:ld+json': document })),
  ];
}

/** Title and description of a page for one shopper, which search engines leave out. */
export const privateMeta = (title: string, description?: string): MetaDescriptor[] => [
  { title: `${title} | ${shopName()}` },
  ...(description ? [{ name: 'description', content: description }] : []),
  { name: 'robots', content: 'noindex' },
];
