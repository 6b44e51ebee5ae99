import { brandFolder } from './brand-folder';
import { cx } from './cx';

const set = (name: string, type: string, widths: readonly number[]) =>
  widths.map((width) => `${brandFolder}/${name}-${width}.${type} ${width}w`).join(', ');

const wide = [960, 1440, 1920];
const tall = [480, 800];
const phone = '(width < 48rem)';

type StageProps = { name: string; alt: string; priority?: boolean; className?: string };

/** A stage picture of the shop: cut to the subject on phones, wide from 768 px. */
export function StagePicture({ name, alt, priority, className }: StageProps) {
  return (
    <picture>
      <source media={phone} type="image/avif" srcSet={set(`${name}-tall`, 'avif', tall)} sizes="100vw" />
      <source media={phone} type="image/webp" srcSet={set(`${name}-tall`, 'webp', tall)} sizes="100vw" />
      <source type="image/avif" srcSet={set(name, 'avif', wide)} sizes="100vw" />
      <img
        src={`${brandFolder}/${name}-960.webp`}
        srcSet={set(name, 'webp', wide)}
        sizes="100vw"
        alt={alt}
        width={1920}
        height={720}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        className={cx('stage-picture', className)}
      />
    </picture>
  );
}

/** A stage picture cut to its subject, for columns beside a text. Decoration. */
export function TallPicture({ name }: { name: string }) {
  return (
    <img
      src={`${brandFolder}/${name}-tall-800.avif`}
      alt=""
      width={800}
      height={692}
      loading="lazy"
      fetchPriority="low"
    />
  );
}

/** The picture of a category tile. */
export function TilePicture({ name }: { name: string }) {
  return (
    <img
      src={`${brandFolder}/tile-${name}-320.webp`}
      srcSet={set(`tile-${name}`, 'webp', [160, 320])}
      sizes="12rem"
      alt=""
      width={320}
      height={320}
      loading="lazy"
      className="size-full object-cover"
    />
  );
}
