import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { TypedForm } from '../layout/typed-form';
import { t } from '../texts';

const MOST = 2_000;

/** A note for colleagues. */
export const NoteForm = ({ id }: { id: string }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  return (
    <TypedForm
      key={id}
      label={t('New note')}
      hint={t('Only the staff sees it; the customer may ask for it.')}
      button={t('Add note')}
      most={MOST}
      rows={2}
      otherwise={t('Not changed')}
      send={async (text, key) => {
        await shop.addCustomerNote(id, text, key);
        notify(t('Note added'), { type: 'info' });
      }}
    />
  );
};
