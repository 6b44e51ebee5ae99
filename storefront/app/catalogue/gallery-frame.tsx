import type { Image } from '../platform/api/types';
import { cx } from '../ui/cx';
import { Picture } from '../ui/picture';

/** How wide a picture of the gallery is. */
export const gallerySizes = '(width >= 100rem) 42rem, (width >= 64rem) 42vw, (width >= 48rem) 46vw, 100vw';

export const isSquare = (picture: Image | null) => picture?.width === picture?.height;

/** The gallery while its code is on the way: the first picture, to which that of a card travels. */
export function GalleryFrame({ images }: { images: readonly Image[] }) {
  const first = images[0] ?? null;
  return (
    <div className="gallery">
      <div className="plate gallery-stage">
        <div className={cx(isSquare(first) && 'gallery-square', 'gallery-press')}>
          <Picture image={first} sizes={gallerySizes} priority />
        </div>
      </div>
      {images.length > 1 && <div className="thumbs" />}
    </div>
  );
}
