import { Link } from 'react-router';
import { Picture } from '../../../ui/picture';
import { type BlockProps, numberOf, pictureOf, text } from '../block';
import { Title } from '../words';

/** A picture whose points lead to what it shows; the same as a list under it, for fingers and readers. */
export default function LookbookBlock({ fields, items, pictures, isFirst, leads }: BlockProps) {
  const points = items.map((item, at) => ({
    ...{ label: text(item, 'label'), to: text(item, 'link'), at: at + 1 },
    style: { left: `${numberOf(item, 'x') ?? 50}%`, top: `${numberOf(item, 'y') ?? 50}%` },
  }));
  return (
    <section className="wrap">
      <Title isFirst={isFirst} className="mb-6 text-2xl">
        {text(fields, 'title')}
      </Title>
      <div className="relative">
        <Picture
          image={pictureOf(fields, pictures)}
          sizes="94vw"
          priority={leads}
          className="h-auto w-full rounded-l"
        />
        {points.map(({ at, style }) => (
          <span
            key={at}
            aria-hidden="true"
            style={style}
            className="absolute grid size-8 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-pill bg-stage text-sm font-bold text-on-stage"
          >
            {at}
          </span>
        ))}
      </div>
      <ol className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        {points.map(({ at, label, to }) => (
          <li key={at}>
            {to.startsWith('/') ? (
              <Link to={to} className="link inline-block py-2">{`${at}. ${label}`}</Link>
            ) : (
              <a href={to} rel="noopener" className="link inline-block py-2">{`${at}. ${label}`}</a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
