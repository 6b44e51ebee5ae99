import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { along } from '../platform/reading';
import { cx } from '../ui/cx';
import { Picture } from '../ui/picture';
import type { TilePicture } from './tile-product';

type StripProps = {
  pictures: readonly TilePicture[];
  to: string;
  sizes: string;
  priority?: boolean | undefined;
};

/**
 * Up to three pictures: by swipe on touch screens, with dots that say so; with a mouse the second stands under its left
 * half and the third under its right one, and the first comes back.
 */
export function PictureStrip({ pictures, to, sizes, priority }: StripProps) {
  const strip = useRef<HTMLAnchorElement>(null);
  const [awake, setAwake] = useState(false);
  const [shown, setShown] = useState(0);
  const left = useRef(0);
  // a mouse that rests at once has nothing to scroll to before the pictures are there
  useLayoutEffect(() => {
    if (awake && strip.current) strip.current.scrollLeft = left.current;
  }, [awake]);
  // on its way to or from its page, where the picture stands large
  const moving = useViewTransitionState(to);
  const point = (event: PointerEvent) => {
    setAwake(true);
    const element = strip.current;
    if (event.pointerType !== 'mouse' || !element) return;
    const { x, width } = element.getBoundingClientRect();
    const half = along(event.clientX - x - width / 2) < 0 ? 1 : 2;
    left.current = along(Math.min(half, pictures.length - 1) * width);
    element.scrollLeft = left.current;
  };
  return (
    <>
      <Link
        ref={strip}
        to={to}
        prefetch="intent"
        viewTransition
        tabIndex={-1}
        aria-hidden="true"
        className={cx('strip', moving && 'strip-moving')}
        onPointerMove={point}
        onTouchStart={() => setAwake(true)}
        onPointerLeave={() => strip.current?.scrollTo({ left: 0 })}
        onScroll={({ currentTarget: row }) => setShown(Math.round(along(row.scrollLeft) / row.clientWidth))}
      >
        {pictures.length === 0 && <Picture image={null} sizes={sizes} alt="" />}
        {pictures.slice(0, awake ? undefined : 1).map((image, index) => (
          <Picture key={image.url} image={image} sizes={sizes} priority={priority && index === 0} alt="" />
        ))}
      </Link>
      {pictures.length > 1 && (
        <span className="strip-dots" aria-hidden="true">
          {pictures.map(({ url }, index) => (
            <i key={url} data-on={index === shown || undefined} />
          ))}
        </span>
      )}
    </>
  );
}
