import { StagePicture } from '../../../ui/stage-picture';
import { type BlockProps, pictureOf, text } from '../block';
import { BlockButton, Title } from '../words';

/** Words on the band of the shop, over a picture that runs out into it if there is one. */
export default function BannerBlock({ fields, pictures, isFirst, leads }: BlockProps) {
  const picture = pictureOf(fields, pictures);
  return (
    <div className="wrap">
      <section className={picture ? 'banner' : 'banner banner-plain'}>
        {picture && (
          <StagePicture image={picture} tall={pictureOf(fields, pictures, 'phonePicture')} priority={leads} />
        )}
        <div className="banner-words">
          {text(fields, 'eyebrow') && <p className="eyebrow text-on-stage-soft">{text(fields, 'eyebrow')}</p>}
          <Title isFirst={isFirst} className="hero-title">
            {text(fields, 'title')}
          </Title>
          {text(fields, 'text') && (
            <p className="whitespace-pre-line text-on-stage-soft">{text(fields, 'text')}</p>
          )}
          <BlockButton fields={fields} />
        </div>
      </section>
    </div>
  );
}
