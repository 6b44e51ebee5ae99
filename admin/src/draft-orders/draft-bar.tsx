import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { SaveBar } from '../layout/save-bar';
import type { DraftOrderRecord } from '../records';
import { termsOf } from './terms';
import { t } from '../texts';

const deleting = {
  title: t('Delete this draft?'),
  text: t('What was written down is gone. No order is touched.'),
};
const withdrawing = {
  title: t('Save and withdraw the quote?'),
  text: t(
    'The quote that was sent is of the draft as it was. Once this is saved, its link says that the shop has withdrawn it.',
  ),
};

/** All but what the staff notes for itself. */
const quotedOf = (form: Partial<DraftOrderRecord>): string => JSON.stringify({ ...termsOf(form), note: '' });

/** Saves a draft, and asks before that withdraws the quote which its buyer has. */
export const DraftBar = ({ saved }: { saved: boolean }) => {
  const draft = useRecordContext<DraftOrderRecord>();
  const form = useWatch() as Partial<DraftOrderRecord>;
  const isWithdrawn = draft?.quote?.state === 'sent' && quotedOf(form) !== quotedOf(draft);
  return (
    <SaveBar
      saved={saved}
      create={t('Save draft')}
      deletion={deleting}
      {...(isWithdrawn ? { question: withdrawing } : {})}
    />
  );
};
