import { SECTIONS } from '@duka/client/settings';
import type { ReactNode } from 'react';
import { FieldsForm } from '../layout/fields-form';
import { FormSection } from '../layout/form-section';
import { named } from '../texts';

/** The settings that the API declares for a page; `below` is what stands under a section, by the setting that it begins with. */
export const DeclaredSections = ({
  page,
  below = {},
}: {
  page: string;
  below?: Readonly<Record<string, ReactNode>>;
}) =>
  SECTIONS.filter((section) => section.page === page).map(({ title, hint, fields }) => (
    <FormSection key={title} title={named(title)} hint={named(hint)}>
      <FieldsForm fields={fields} />
      {below[fields[0]?.name ?? '']}
    </FormSection>
  ));
