import type { ReactNode } from 'react';
import { maxLength, required, TextInput } from 'react-admin';
import { AreasInput } from './areas-input';
import { FormSection } from './form-section';
import { SaveBar } from './save-bar';
import { ShopForm } from './shop-form';
import { t } from '../texts';

const nameRules = [required(t('Name is required')), maxLength(60, t('Name must be at most 60 characters'))];

type Props = {
  saved: boolean;
  /** What the button says that makes the zone. */
  create: string;
  nameHint: string;
  /** What happens when the zone is deleted. */
  consequence: string;
  beginning?: ReactNode;
  children: ReactNode;
};

/** What every zone has: a name, and where it is. What holds there follows. */
export const ZoneForm = ({ saved, create, nameHint, consequence, beginning, children }: Props) => (
  <ShopForm
    toolbar={
      <SaveBar
        saved={saved}
        create={create}
        deletion={{ title: t('Delete this zone?'), text: consequence }}
      />
    }
  >
    <FormSection title={t('Name')} hint={nameHint}>
      <TextInput source="name" label={t('Name')} validate={nameRules} />
      {beginning}
    </FormSection>
    <FormSection title={t('Where')} hint={t('Countries, and parts of them.')}>
      <AreasInput />
    </FormSection>
    {children}
  </ShopForm>
);
