import { NewsletterForm } from '../../../layout/newsletter-form';
import { type BlockProps, text } from '../block';
import { Title } from '../words';

export default function NewsletterBlock({ fields, isFirst }: BlockProps) {
  return (
    <div className="wrap">
      <section className="grid grid-cols-1 gap-6 rounded-l bg-stage p-5 text-on-stage md:grid-cols-2 md:p-14">
        <div>
          <Title isFirst={isFirst} className="text-2xl">
            {text(fields, 'title')}
          </Title>
          <p className="mt-2 whitespace-pre-line text-on-stage-soft">{text(fields, 'text')}</p>
        </div>
        <NewsletterForm />
      </section>
    </div>
  );
}
