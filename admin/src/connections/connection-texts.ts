import type { ConnectionDto } from '@duka/client';
import { t } from '../texts';

type Seen = Pick<ConnectionDto, 'origin' | 'state'>;

export const GROUPS: readonly { group: ConnectionDto['group']; title: string; hint: string }[] = [
  {
    group: 'payments',
    title: t('Payments'),
    hint: t('Who collects money for the shop. Which ways to pay are offered stands under Payments.'),
  },
  {
    group: 'mail',
    title: t('Mail'),
    hint: t('By which server and from which address mails leave the shop.'),
  },
  { group: 'delivery', title: t('Carriers'), hint: t('Who sells labels for parcels.') },
  {
    group: 'books',
    title: t('Tax offices and e-invoices'),
    hint: t('Who gets the shop’s invoices besides the buyer.'),
  },
];

/** How it stands, in two or three words. */
export const stateOf = ({ state }: Seen): { text: string; tone: 'success' | 'warning' | 'default' } => {
  if (state === 'real') return { text: t('Connected'), tone: 'success' };
  if (state === 'played') return { text: t('Simulated'), tone: 'warning' };
  return { text: t('Not connected'), tone: 'default' };
};

/** What it means that it is so; empty where the form says all. */
export const noteOf = ({ origin, state }: Seen): string => {
  if (origin === 'environment')
    return t(
      'Set up by variables of the environment, which win. Whoever runs the server changes them there.',
    );
  return state === 'played' ? t('Until its keys are entered it is played here, and no money moves.') : '';
};
