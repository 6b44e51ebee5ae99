import { cx } from '../../ui/cx';
import { Picture } from '../../ui/picture';
import { type BlockProps, pictureOf, text } from './block';
import { BlockButton, Title } from './words';

/** Large pictures with words. Several stand beside each other, to be swiped or scrolled: nothing moves by itself. */
export default function HeroBlock({ items, pictures, isFirst }: BlockProps) {
  return (
    <div
      className="flex snap-x snap-mandatory overflow-x-auto bg-plate"
      {...(items.length > 1
        ? { tabIndex: 0, role: 'group', 'aria-label': text(items[0] ?? {}, 'title') }
        : {})}
    >
      {items.map((slide, at) => {
        const picture = pictureOf(slide, pictures);
        return (
          <section
            key={at}
            className={cx(
              'w-full shrink-0 snap-start',
              picture ? 'grid grid-cols-1 md:grid-cols-[1fr_2fr]' : undefined,
            )}
          >
            <div className="wrap grid grid-cols-1 content-center justify-items-start gap-4 py-12 md:py-20">
              {text(slide, 'eyebrow') && <p className="eyebrow">{text(slide, 'eyebrow')}</p>}
              <Title isFirst={isFirst && at === 0} className="text-3xl">
                {text(slide, 'title')}
              </Title>
              {text(slide, 'text') && (
                <p className="max-w-[34ch] text-lg whitespace-pre-line">{text(slide, 'text')}</p>
              )}
              <BlockButton fields={slide} />
            </div>
            {picture && (
              <Picture
                image={picture}
                sizes="(width >= 48rem) 66vw, 100vw"
                priority={(isFirst && at === 0) || undefined}
                className="aspect-4/5 size-full object-cover md:aspect-3/2"
              />
            )}
          </section>
        );
      })}
    </div>
  );
}
