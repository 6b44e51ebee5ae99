import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { date, dateTime } from '../layout/format';
import { Detail, DetailList, Section } from '../layout/section';
import type { CreditInFull } from '../records';
import { t } from '../texts';

/** Whom a gift card is for, and how far it is on its way. */
export const Way = ({ one: { handover } }: { one: CreditInFull }) => {
  if (!handover) return null;
  const { orderId, name, email, message, sendOn, mailedAt, takenBackAt } = handover;
  return (
    <Section title={t('On its way')}>
      <DetailList>
        <Detail label={t('For')}>{[name, email].filter(Boolean).join(', ')}</Detail>
        <Detail label={t('Message')}>{message}</Detail>
        <Detail label={t('Send it on')}>{sendOn ? date(sendOn) : t('At once')}</Detail>
        <Detail label={t('Mailed')}>{mailedAt ? dateTime(mailedAt) : t('Not yet')}</Detail>
        {takenBackAt && <Detail label={t('Taken back')}>{dateTime(takenBackAt)}</Detail>}
        {orderId && (
          <Detail label={t('Bought with')}>
            <Link component={RouterLink} to={`/orders/${orderId}/show`}>
              {t('Order')}
            </Link>
          </Detail>
        )}
      </DetailList>
    </Section>
  );
};
