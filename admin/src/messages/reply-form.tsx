import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { TypedForm } from '../layout/typed-form';
import type { MessageInFull } from '../records';
import { t } from '../texts';

const MOST = 5_000;

/** Answers by mail. */
export const ReplyForm = ({ one: { id, email, replies } }: { one: MessageInFull }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  return (
    <TypedForm
      key={id}
      label={t('Answer')}
      hint={t('It is mailed to {email}; what they write back goes to the address of the shop.', { email })}
      button={t('Send answer')}
      most={MOST}
      rows={4}
      isMain
      otherwise={t('Not sent')}
      send={async (text, key) => {
        // whoever has answered meanwhile is seen before this goes out as well
        await shop.replyToMessage(id, { text, after: replies.at(-1)?.id ?? null }, key);
        notify(t('Answer sent to {email}', { email }), { type: 'success' });
      }}
    />
  );
};
