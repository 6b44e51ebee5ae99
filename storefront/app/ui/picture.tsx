import type { CSSProperties } from 'react';
import type { Image } from '../platform/api/types';
import { brandFolder } from './brand-folder';

/** A picture with or without a text of its own. */
type Shown = Pick<Image, 'url' | 'width' | 'height' | 'widths'> & Partial<Pick<Image, 'alt' | 'focus'>>;

type PictureProps = {
  image: Shown | null | undefined;
  /** The `sizes` attribute: how wide the picture stands, for the browser to choose a file. */
  sizes: string;
  /** Stands as a thumbnail, at most 5rem wide. */
  small?: boolean;
  /** The one picture that should come first (largest contentful paint): all others leave it the line. */
  priority?: boolean;
  alt?: string;
  className?: string;
};

/** Browsers put a picture that they cut in the middle by themselves. */
export const isMiddle = ({ x, y }: Image['focus']): boolean => x === 50 && y === 50;

const extensionless = (url: string) => url.replace(/\.(jpe?g|webp|avif|png)$/, '');
/** A `srcset` of what it is served as, or of the two smallest. */
export const filesOf = (image: Shown, type: string, small?: boolean) =>
  (small ? withThumb(image.widths) : image.widths)
    .map((width) => `${extensionless(image.url)}/${width}.${type} ${width}w`)
    .join(', ');

/** As which each picture is served that is wider, and none tells. */
const THUMB = 160;
const withThumb = ([least = THUMB]: readonly number[]) => (least > THUMB ? [THUMB, least] : [least]);

/** Only our own media path is ever shown; anything else (a `javascript:` or foreign address) gets the placeholder. */
export const isOurs = (url: string | null | undefined): url is string =>
  /^\/(media|assets)\//.test(url ?? '');

/** A product picture as AVIF, WebP or JPEG in the fitting width; a placeholder when absent. */
export function Picture({ image, sizes, small, priority, alt, className }: PictureProps) {
  const loading = priority ? 'eager' : 'lazy';
  if (!image || !isOurs(image.url))
    return <Placeholder className={className} alt={alt ?? image?.alt ?? ''} />;
  return (
    <picture>
      {image.widths.length > 0 && (
        <>
          <source type="image/avif" srcSet={filesOf(image, 'avif', small)} sizes={sizes} />
          <source type="image/webp" srcSet={filesOf(image, 'webp', small)} sizes={sizes} />
        </>
      )}
      <img
        src={image.url}
        alt={alt ?? image.alt ?? ''}
        width={image.width}
        height={image.height}
        loading={loading}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'low'}
        className={className}
        style={styleOf(image)}
      />
    </picture>
  );
}

/** The point around which it is cut. */
const styleOf = ({ focus }: Shown) =>
  focus && !isMiddle(focus) ? ({ '--focus': `${focus.x}% ${focus.y}%` } as CSSProperties) : undefined;

/** The picture of a cart or order line, which knows only an address; what it shows is said beside it. */
export function Thumb({ url, sizes = '5rem', className }: ThumbProps) {
  if (!isOurs(url)) return <Placeholder className={className} alt="" />;
  const base = url.startsWith('/media/') && !/\/\d+\.\w+$/.test(url) && extensionless(url);
  const files = base && {
    src: `${base}/320.webp`,
    srcSet: `${base}/160.webp 160w, ${base}/320.webp 320w`,
    sizes,
  };
  return (
    <img
      {...(files || { src: url })}
      alt=""
      width={320}
      height={320}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}

type ThumbProps = { url: string | null; sizes?: string; className?: string };

function Placeholder({ alt, className }: { alt: string; className?: string }) {
  return (
    <img
      src={`${brandFolder}/placeholder-640.webp`}
      srcSet={`${brandFolder}/placeholder-320.webp 320w, ${brandFolder}/placeholder-640.webp 640w`}
      sizes="320px"
      alt={alt}
      width={640}
      height={640}
      loading="lazy"
      className={className}
    />
  );
}
