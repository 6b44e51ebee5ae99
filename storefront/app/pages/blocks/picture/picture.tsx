import { Link } from 'react-router';
import { Picture } from '../../../ui/picture';
import { type BlockProps, pictureOf, text } from '../block';

/** One picture, as wide as the page, with a line under it. */
export default function PictureBlock({ fields, pictures, leads }: BlockProps) {
  const to = text(fields, 'link');
  const caption = text(fields, 'caption');
  const picture = (
    <Picture
      image={pictureOf(fields, pictures)}
      sizes="(width >= 100rem) 94rem, 94vw"
      priority={leads}
      className="h-auto w-full rounded-l"
    />
  );
  return (
    <figure className="wrap">
      {to.startsWith('/') ? <Link to={to}>{picture}</Link> : to ? <a href={to}>{picture}</a> : picture}
      {caption && <figcaption className="mt-3 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  );
}
