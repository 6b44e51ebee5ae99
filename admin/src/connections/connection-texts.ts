import type { ConnectionDto } from '@duka/client';

type Seen = Pick<ConnectionDto, 'origin' | 'state'>;

export const GROUPS: readonly { group: ConnectionDto['group']; title: string; hint: string }[] = [
  {
    group: 'payments',
    title: 'Payments',
    hint: 'Who collects money for the shop. Which ways to pay are offered stands under Payments.',
  },
  { group: 'mail', title: 'Mail', hint: 'By which server and from which address mails leave the shop.' },
  { group: 'delivery', title: 'Carriers', hint: 'Who sells labels for parcels.' },
  {
    group: 'books',
    title: 'Tax offices and e-invoices',
    hint: 'Who gets the shop’s invoices besides the buyer.',
  },
];

/** How it stands, in two or three words. */
export const stateOf = ({ state }: Seen): { text: string; tone: 'success' | 'warning' | 'default' } => {
  if (state === 'real') return { text: 'Connected', tone: 'success' };
  if (state === 'played') return { text: 'Simulated', tone: 'warning' };
  return { text: 'Not connected', tone: 'default' };
};

/** What it means that it is so; empty where the form says all. */
export const noteOf = ({ origin, state }: Seen): string => {
  if (origin === 'environment')
    return 'Set up by variables of the environment, which win. Whoever runs the server changes them there.';
  return state === 'played' ? 'Until its keys are entered it is played here, and no money moves.' : '';
};
