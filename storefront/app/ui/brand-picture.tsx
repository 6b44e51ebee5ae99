import { brandFolder } from './brand-folder';

const set = (name: string, type: string, widths: readonly number[]) =>
  widths.map((width) => `${brandFolder}/${name}-${width}.${type} ${width}w`).join(', ');

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
