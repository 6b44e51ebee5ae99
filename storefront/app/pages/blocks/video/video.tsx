import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { type BlockProps, pictureOf, text } from '../block';

/** A still that leads to the film where it is kept: that server hears of nobody before. */
export default function VideoBlock({ fields, pictures, leads }: BlockProps) {
  return (
    <section className="wrap">
      <a
        href={text(fields, 'link')}
        rel="noopener"
        className="group relative block overflow-hidden rounded-l"
      >
        <Picture
          image={pictureOf(fields, pictures)}
          sizes="94vw"
          priority={leads}
          className="aspect-video w-full object-cover"
        />
        <span className="absolute bottom-4 start-4 flex items-center gap-3 rounded-pill bg-stage py-2 ps-3 pe-5 font-semibold text-on-stage">
          <Icon name="play" />
          {text(fields, 'title')}
        </span>
      </a>
    </section>
  );
}
