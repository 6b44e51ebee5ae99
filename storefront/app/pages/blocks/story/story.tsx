import { cx } from '../../../ui/cx';
import { Picture } from '../../../ui/picture';
import { type BlockProps, pictureOf, text } from '../block';
import { BlockButton, Title } from '../words';

/** A picture and words side by side; below each other on a phone. */
export default function StoryBlock({ fields, pictures, isFirst, leads }: BlockProps) {
  const isRight = text(fields, 'side') === 'right';
  return (
    <section className="wrap grid grid-cols-1 items-center gap-8 md:grid-cols-2 md:gap-16">
      <div className={cx('plate overflow-hidden rounded-l', isRight && 'md:order-last')}>
        <Picture
          image={pictureOf(fields, pictures)}
          sizes="(width >= 48rem) 46vw, 94vw"
          priority={leads}
          className="aspect-4/5 w-full object-cover"
        />
      </div>
      <div className="grid max-w-xl justify-items-start gap-4">
        {text(fields, 'eyebrow') && <p className="eyebrow">{text(fields, 'eyebrow')}</p>}
        <Title isFirst={isFirst} className="text-3xl">
          {text(fields, 'title')}
        </Title>
        <p className="text-lg whitespace-pre-line text-ink-soft">{text(fields, 'text')}</p>
        <BlockButton fields={fields} />
      </div>
    </section>
  );
}
