import type { ReactNode } from 'react';
import type { LegalSection } from '../platform/messages/en/legal';
import { Breadcrumb } from '../ui/breadcrumb';

type LegalPageProps = {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
  /** Above the sections. */
  children?: ReactNode;
};

/** A page of text with a table of contents. */
export function LegalPage({ title, lead, sections, children }: LegalPageProps) {
  const idOf = (section: LegalSection) => section.title.toLowerCase().replace(/[^a-z]+/g, '-');
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: title }]} />
      <h1>{title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-balance text-ink-soft">{lead}</p>
      <div className="mt-8 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[16rem_1fr]">
        <nav aria-label={title} className="lg:sticky lg:top-36">
          <ul className="card flex flex-wrap gap-x-5 px-5 py-2 lg:grid lg:py-4">
            {sections.map((section) => (
              <li key={section.title}>
                <a href={`#${idOf(section)}`} className="link inline-block py-2">
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-2xl">
          {children}
          {sections.map((section) => (
            <section key={section.title} id={idOf(section)} className="mt-10 scroll-mt-12 first:mt-0">
              <h2 className="mb-3">{section.title}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3 whitespace-pre-line">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
