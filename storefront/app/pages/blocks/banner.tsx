import { Picture } from '../../ui/picture';
import { type BlockProps, pictureOf, text } from './block';
import { BlockButton, Title } from './words';

/** Words on the band of the shop, beside a picture if there is one. */
export default function BannerBlock({ fields, pictures, isFirst }: BlockProps) {
  const picture = pictureOf(fields, pictures);
  return (
    <div className="wrap">
      <section className="grid grid-cols-1 overflow-hidden rounded-l bg-stage text-on-stage md:grid-cols-2">
        <div className="grid content-center justify-items-start gap-4 p-8 md:p-14">
          {text(fields, 'eyebrow') && <p className="eyebrow text-on-stage-soft">{text(fields, 'eyebrow')}</p>}
          <Title isFirst={isFirst} className="text-3xl">
            {text(fields, 'title')}
          </Title>
          <p className="whitespace-pre-line text-on-stage-soft">{text(fields, 'text')}</p>
          <BlockButton fields={fields} />
        </div>
        {picture && (
          <Picture
            image={picture}
            sizes="(width >= 48rem) 47vw, 94vw"
            priority={isFirst || undefined}
            className="aspect-3/2 size-full object-cover"
          />
        )}
      </section>
    </div>
  );
}
