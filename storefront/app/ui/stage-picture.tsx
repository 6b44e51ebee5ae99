import type { CSSProperties } from 'react';
import type { Image } from '../platform/api/types';
import { filesOf } from './picture';

type Staged = Pick<Image, 'url' | 'width' | 'height' | 'widths' | 'alt' | 'focus'>;

type StageProps = {
  /** Cut around its focus. */
  image: Staged;
  /** Drawn for phones, taller than wide. */
  tall?: Staged | undefined;
  /** How much of a phone's width it takes. */
  phoneWidth?: string;
  priority?: boolean;
};

/** A picture that runs out into its ground, two thirds of the width from 768 px; on phones another one where there is one. */
export function StagePicture({ image, tall, phoneWidth = '100vw', priority }: StageProps) {
  const { focus } = image;
  return (
    <picture>
      {tall && (
        <>
          <source media={PHONE} type="image/avif" srcSet={filesOf(tall, 'avif')} sizes={phoneWidth} />
          <source media={PHONE} type="image/webp" srcSet={filesOf(tall, 'webp')} sizes={phoneWidth} />
        </>
      )}
      <source type="image/avif" srcSet={filesOf(image, 'avif')} sizes={`${PHONE} ${phoneWidth}, 66vw`} />
      <source type="image/webp" srcSet={filesOf(image, 'webp')} sizes={`${PHONE} ${phoneWidth}, 66vw`} />
      <img
        src={image.url}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        className="stage-picture"
        style={{ '--focus': `${focus.x}% ${focus.y}%` } as CSSProperties}
      />
    </picture>
  );
}

const PHONE = '(width < 48rem)';
