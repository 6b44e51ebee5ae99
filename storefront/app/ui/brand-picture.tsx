import { brandFolder } from './brand-folder';
import { cx } from './cx';

const set = (name: string, type: string, widths: readonly number[]) =>
  widths.map((width) => `${brandFolder}/${name}-${width}.${type} ${width}w`).join(', ');

const wide = [800, 1280, 1920, 2880];
const tall = [480, 800, 1200];
const phone = '(width < 48rem)';

type StageProps = {
  name: string;
  alt: string;
  /** How much of a phone's width it takes. */
  phoneWidth?: string;
  priority?: boolean;
  className?: string;
};

/** A stage picture of the shop, drawn for both: 4:5 on phones, 3:2 from 768 px, where it takes two thirds of the width. */
export function StagePicture({ name, alt, phoneWidth = '100vw', priority, className }: StageProps) {
  return (
    <picture>
      <source media={phone} type="image/avif" srcSet={set(`${name}-tall`, 'avif', tall)} sizes={phoneWidth} />
      <source media={phone} srcSet={`${brandFolder}/${name}-tall-800.webp`} />
      <source type="image/avif" srcSet={set(name, 'avif', wide)} sizes="66vw" />
      <img
        src={`${brandFolder}/${name}-1280.webp`}
        alt={alt}
        width={1280}
        height={853}
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
      height={1000}
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
