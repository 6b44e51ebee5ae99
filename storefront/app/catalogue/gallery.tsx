import { useEffect, useRef, useState } from 'react';
import { along } from '../platform/reading';
import type { Image } from '../platform/api/types';
import { productTexts } from '../platform/messages/en/product';
import { cx } from '../ui/cx';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import { Picture } from '../ui/picture';

/** Comes when a picture is pressed. */
const PictureViewer = lazily(() => import('./picture-viewer'));

/**
 * How wide a picture of the gallery is. On a phone as wide as the screen: files may have an eighth fewer points, as nobody sees
 * and everybody waits for.
 */
const gallerySizes = '(width >= 100rem) 42rem, (width >= 64rem) 42vw, (width >= 48rem) 46vw, 88vw';
const thumbSizes = '(width >= 48rem) 4.25rem, 2.75rem';
const isSquare = (picture: Image | null) => picture?.width === picture?.height;
const placeIn = (row: HTMLElement) => Math.round(along(row.scrollLeft) / row.clientWidth) || 0;
const anchor = (index: number) => `picture-${index + 1}`;

/**
 * Pictures of what is chosen, in one row: swiped, counted, chosen by thumbnails, enlarged by a press. The thumbnails are
 * links to the pictures, so that they work before the scripts have come; made anew for other pictures.
 */
export function Gallery({ images }: { images: Image[] }) {
  return <Pictures key={images[0]?.url} images={images} />;
}

function Pictures({ images }: { images: Image[] }) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const show = (index: number) => {
    const element = track.current;
    element?.scrollTo({
      left: (element.children[index] as HTMLElement | undefined)?.offsetLeft ?? 0,
      behavior: 'smooth',
    });
  };
  const loaded = (index: number) => {
    const picture = track.current?.children[index]?.querySelector('img');
    return picture?.complete ? picture.currentSrc || undefined : undefined;
  };
  // a thumbnail may have been pressed before
  useEffect(() => {
    if (track.current) setShown(placeIn(track.current));
  }, []);
  const pictures = images.length > 0 ? images : [null];
  const at = Math.min(shown, pictures.length - 1);
  return (
    <section className="gallery" aria-label={productTexts.gallery}>
      <div className="plate gallery-stage">
        <ul
          ref={track}
          tabIndex={0}
          aria-label={productTexts.gallery}
          className="gallery-track"
          onScroll={({ currentTarget: row }) => setShown(placeIn(row))}
        >
          {pictures.map((picture, index) => (
            <li
              key={picture?.url ?? 'none'}
              id={anchor(index)}
              className={cx(isSquare(picture) && 'gallery-square')}
            >
              {picture ? (
                <button
                  type="button"
                  className="gallery-press"
                  aria-label={productTexts.enlarge(index + 1, images.length)}
                  onClick={() => setEnlarged(index)}
                >
                  <Picture image={picture} sizes={gallerySizes} priority={index === 0} />
                </button>
              ) : (
                <Picture image={null} sizes={gallerySizes} priority />
              )}
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <p className="gallery-count tnum" aria-hidden="true">
            {at + 1} / {images.length}
          </p>
        )}
      </div>
      {images.length > 1 && (
        <ul className="thumbs">
          {images.map((picture, index) => (
            <li key={picture.url}>
              <a
                href={`#${anchor(index)}`}
                className="thumb"
                aria-label={productTexts.picture(index + 1, images.length)}
                aria-current={index === at || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
              >
                <Picture image={picture} sizes={thumbSizes} small alt="" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {enlarged !== null && (
        <ErrorBoundary quiet>
          <PictureViewer
            images={images}
            start={enlarged}
            loaded={loaded}
            onClose={(last) => {
              setEnlarged(null);
              show(last);
            }}
          />
        </ErrorBoundary>
      )}
    </section>
  );
}
