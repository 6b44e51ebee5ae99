import { useEffect, useRef, useState } from 'react';
import type { Image } from '../platform/api/types';
import { productTexts } from '../platform/messages/en/product';
import { Picture } from '../ui/picture';

/** Pictures of a product: swiped on touch screens, chosen by thumbnails. Starts again when the order changes. */
export function Gallery({ images }: { images: Image[] }) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
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
  return (
    <section className="gallery" aria-label={productTexts.gallery}>
      <ul
        ref={track}
        tabIndex={0}
        aria-label={productTexts.gallery}
        className="gallery-track plate"
        onScroll={({ currentTarget: at }) => setShown(Math.round(at.scrollLeft / at.clientWidth))}
      >
        {pictures.map((picture, index) => (
          <li key={picture?.url ?? 'none'}>
            <Picture
              image={picture}
              sizes="(width >= 84rem) 44rem, (width >= 64rem) 52vw, (width >= 48rem) 46vw, 100vw"
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className="thumbs">
          {images.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                className="thumb"
                aria-label={productTexts.picture(index + 1, images.length)}
                aria-current={index === shown || undefined}
                onClick={() => show(index)}
              >
                <Picture image={picture} sizes="4.5rem" priority={false} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
