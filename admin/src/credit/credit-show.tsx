import { Box, Button, LinearProgress, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { CanAccess, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { date, dateTime, money } from '../layout/format';
import { reasonOf } from '../layout/reasons';
import { ShopShow } from '../layout/record-pages';
import { Detail, DetailList, Section } from '../layout/section';
import { StatusChip } from '../layout/status-chip';
import { useChange, WHOLE } from '../layout/use-change';
import type { CreditInFull } from '../records';
import { AdjustDialog } from './adjust-dialog';
import { nameOf, stateOf, whatOf } from './credit';
import { MailDialog } from './mail-dialog';
import { Way } from './way';
import { t } from '../texts';

const Title = () => {
  const one = useRecordContext<CreditInFull>();
  return <>{one ? nameOf(one) : t('Gift card')}</>;
};

const Actions = ({ one }: { one: CreditInFull }) => {
  const change = useChange<CreditInFull>('credit', WHOLE);
  const [isAdjusting, setAdjusting] = useState(false);
  const [isMailing, setMailing] = useState(false);
  const { isDisabled } = one;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" onClick={() => setAdjusting(true)}>
        {t('Adjust balance')}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() =>
          change(one, { isDisabled: !isDisabled }, isDisabled ? t('It pays again') : t('It pays nothing now'))
        }
      >
        {isDisabled ? t('Enable') : t('Disable')}
      </Button>
      {one.kind === 'gift-card' && !isDisabled && (
        <Button variant="outlined" color="inherit" onClick={() => setMailing(true)}>
          {t('Mail it')}
        </Button>
      )}
      {isMailing && <MailDialog one={one} onClose={() => setMailing(false)} />}
      {isAdjusting && <AdjustDialog one={one} onClose={() => setAdjusting(false)} />}
    </Box>
  );
};

const head = { display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' };
const row = { display: 'grid', gap: 0.25, gridTemplateColumns: 'minmax(0, 1fr) auto', py: 1 };

const History = ({ one: { entries = [] } }: { one: CreditInFull }) => (
  <Section title={t('History')}>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <Box component="li" key={entry.id} sx={row}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {entry.orderId ? (
              <Link component={RouterLink} to={`/orders/${entry.orderId}/show`}>
                {whatOf(entry)}
              </Link>
            ) : (
              whatOf(entry)
            )}
            {entry.reason && `: ${reasonOf(entry.reason)}`}
          </Typography>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
            {entry.amount > 0 && '+'}
            {money(entry.amount, entry.currency)}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {[dateTime(entry.at), entry.by].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      ))}
    </Box>
  </Section>
);

const Card = () => {
  const one = useRecordContext<CreditInFull>();
  if (!one) return <LinearProgress aria-label={t('Loading the gift card')} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 920 }}>
      <Box sx={{ ...head, alignItems: 'center' }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h5" component="p">
            {money(one.balance, one.currency)}
          </Typography>
          <StatusChip status={stateOf(one, new Date())} />
        </Box>
        <CanAccess resource="credit" action="edit">
          <Actions one={one} />
        </CanAccess>
      </Box>
      <Section title={t('Details')}>
        <DetailList>
          <Detail label={t('Account')}>{one.accountEmail}</Detail>
          <Detail label={t('Ends')}>{one.expiresAt ? date(one.expiresAt) : t('Never')}</Detail>
          <Detail label={t('Given')}>{dateTime(one.createdAt)}</Detail>
          <Detail label={t('Note')}>{one.note}</Detail>
        </DetailList>
      </Section>
      <Way one={one} />
      <History one={one} />
    </Box>
  );
};

/** A gift card or store credit with what became of it. */
export const CreditShow = () => (
  <ShopShow title={<Title />}>
    <Card />
  </ShopShow>
);
