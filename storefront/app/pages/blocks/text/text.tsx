import { type BlockProps, paragraphs, text } from '../block';
import { Title } from '../words';

const ENTRY = /^- /;

/** A heading and paragraphs; lines that begin with a hyphen are a list. */
export default function TextBlock({ fields, isFirst }: BlockProps) {
  return (
    <section className="wrap">
      <div className="max-w-2xl">
        <Title isFirst={isFirst}>{text(fields, 'title')}</Title>
        {paragraphs(text(fields, 'text')).map((part, at) => {
          const lines = part.split('\n');
          return lines.every((line) => ENTRY.test(line)) ? (
            <ul key={at} className="mt-4 list-disc ps-5">
              {lines.map((line) => (
                <li key={line} className="mt-1.5">
                  {line.replace(ENTRY, '')}
                </li>
              ))}
            </ul>
          ) : (
            <p key={at} className="mt-4 whitespace-pre-line">
              {part}
            </p>
          );
        })}
      </div>
    </section>
  );
}
