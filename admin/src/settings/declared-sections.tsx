import { SECTIONS } from '@duka/client/settings';
import { Fragment, type ReactNode } from 'react';
import { FieldsForm } from '../layout/fields-form';
import { FormSection } from '../layout/form-section';
import { named } from '../texts';

/** The settings that the API declares for a page; `below` is what stands under the section of a setting, by its name. */
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
      {fields.map(({ name }) => (
        <Fragment key={name}>{below[name]}</Fragment>
      ))}
    </FormSection>
  ));
