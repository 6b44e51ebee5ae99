import { useEffect, useRef, useState } from 'react';
import type { Image } from '../platform/api/types';
import { partTexts } from '../platform/messages/en/product-parts';
import { cx } from '../ui/cx';
import { Island, lazily } from '../ui/island';
import { Picture } from '../ui/picture';

/** Comes when a picture is pressed. */
const PictureViewer = lazily(() => import('./picture-viewer'));

const sizes = '(width >= 100rem) 42rem, (width >= 64rem) 42vw, (width >= 48rem) 46vw, 100vw';
const isSquare = (picture: Image | null) => picture?.width === picture?.height;

/** Pictures of what is chosen, in one row: swiped, counted, chosen by thumbnails, enlarged by a press. */
export default function Gallery({ images }: { images: Image[] }) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const first = images[0]?.url;
  const show = (index: number) => {
    const element = track.current;
    element?.scrollTo({
      left: (element.children[index] as HTMLElement | undefined)?.offsetLeft ?? 0,
      behavior: 'smooth',
    });
  };
  useEffect(() => {
    track.current?.scrollTo({ left: 0 });
  }, [first]);
  const pictures = images.length > 0 ? images : [null];
  const at = Math.min(shown, pictures.length - 1);
  return (
    <section className="gallery" aria-label={partTexts.gallery}>
      <div className="plate gallery-stage">
        <ul
          ref={track}
          tabIndex={0}
          aria-label={partTexts.gallery}
          className="gallery-track"
          onScroll={({ currentTarget: row }) => setShown(Math.round(row.scrollLeft / row.clientWidth))}
        >
          {pictures.map((picture, index) => (
            <li key={picture?.url ?? 'none'} className={cx(isSquare(picture) && 'gallery-square')}>
              {picture ? (
                <button
                  type="button"
                  className="gallery-press"
                  aria-label={partTexts.enlarge(index + 1, images.length)}
                  onClick={() => setEnlarged(index)}
                >
                  <Picture image={picture} sizes={sizes} priority={index === 0} />
                </button>
              ) : (
                <Picture image={null} sizes={sizes} priority />
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
              <button
                type="button"
                className="thumb"
                aria-label={partTexts.picture(index + 1, images.length)}
                aria-current={index === at || undefined}
                onClick={() => show(index)}
              >
                <Picture image={picture} sizes="4.5rem" priority={false} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {enlarged !== null && (
        <Island quiet>
          <PictureViewer
            images={images}
            start={enlarged}
            onClose={(last) => {
              setEnlarged(null);
              show(last);
            }}
          />
        </Island>
      )}
    </section>
  );
}
