import type { ComponentProps } from 'react';
import { Toolbar } from 'react-admin';
import { DeleteButton } from './delete-button';
import { SaveButton, type Question } from './save-button';
import { t } from '../texts';

type Props = {
  saved: boolean;
  /** What saving is called for a record that is not there yet. */
  create: string;
  /** Asked before it is saved. */
  question?: Question;
  deletion?: ComponentProps<typeof DeleteButton> | false;
};

/** Below a form: saves the record, or deletes the one that is there. */
export const SaveBar = ({ saved, create, question, deletion }: Props) => (
  <Toolbar sx={{ display: 'flex', justifyContent: 'space-between' }}>
    <SaveButton once label={saved ? t('Save') : create} {...(question ? { question } : {})} />
    {saved && deletion && <DeleteButton {...deletion} />}
  </Toolbar>
);
