import { Accordion } from '../../../ui/accordion';
import { type BlockProps, text } from '../block';
import { Title } from '../words';

export default function QuestionsBlock({ fields, items, isFirst }: BlockProps) {
  return (
    <section className="wrap">
      <div className="max-w-2xl">
        <Title isFirst={isFirst} className="mb-4">
          {text(fields, 'title')}
        </Title>
        {items.map((item, at) => (
          <Accordion key={at} title={text(item, 'question')}>
            <p className="whitespace-pre-line">{text(item, 'answer')}</p>
          </Accordion>
        ))}
      </div>
    </section>
  );
}
