import { Stars } from '../../../ui/stars';
import { type BlockProps, numberOf, text } from '../block';
import { Title } from '../words';

export default function QuotesBlock({ fields, items, isFirst }: BlockProps) {
  return (
    <section className="wrap">
      <Title isFirst={isFirst} className="mb-8 text-2xl">
        {text(fields, 'title')}
      </Title>
      <ul className="columns-1 gap-6 md:columns-2 lg:columns-3">
        {items.map((item, at) => {
          const stars = numberOf(item, 'stars');
          return (
            <li key={at} className="card mb-6 break-inside-avoid p-6">
              <figure>
                {stars !== undefined && <Stars rating={stars} />}
                <blockquote className="mt-2 text-lg whitespace-pre-line">{text(item, 'quote')}</blockquote>
                <figcaption className="mt-4 font-semibold">{text(item, 'name')}</figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
