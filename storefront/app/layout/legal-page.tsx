import type { LegalSection } from '../platform/messages/en/legal';
import { Breadcrumb } from '../ui/breadcrumb';

type LegalPageProps = { title: string; lead: string; sections: readonly LegalSection[] };

/** A page of text with a table of contents. */
export function LegalPage({ title, lead, sections }: LegalPageProps) {
  const idOf = (section: LegalSection) => section.title.toLowerCase().replace(/[^a-z]+/g, '-');
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: title }]} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_16rem]">
        <div className="max-w-2xl">
          <h1>{title}</h1>
          <p className="mt-4 text-lg text-ink-soft">{lead}</p>
          {sections.map((section) => (
            <section key={section.title} id={idOf(section)} className="mt-10 scroll-mt-36">
              <h2 className="mb-3">{section.title}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
        <nav aria-label={title} className="order-first lg:order-none lg:pt-2">
          <ul className="lg:sticky lg:top-36">
            {sections.map((section) => (
              <li key={section.title}>
                <a href={`#${idOf(section)}`} className="menu-item">
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
