import type { ConnectionDto } from '@duka/client';
import { t } from '../texts';

type Seen = Pick<ConnectionDto, 'group' | 'origin' | 'state'>;

export const GROUPS: readonly { group: ConnectionDto['group']; title: string; hint: string }[] = [
  {
    group: 'address',
    title: t('Address on the web'),
    hint: t('Where shoppers reach the shop. Tried, it is visited from here, as a shopper would.'),
  },
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
    group: 'channels',
    title: t('Where goods are shown'),
    hint: t(
      'Who is told of each change of what is on sale. Tried, it says what it has taken and why not all.',
    ),
  },
  {
    group: 'books',
    title: t('Tax offices and e-invoices'),
    hint: t('Who gets the shop’s invoices besides the buyer.'),
  },
];

/** How it stands, in two or three words. */
export const stateOf = ({
  group,
  origin,
  state,
}: Seen): { text: string; tone: 'success' | 'warning' | 'default' } => {
  if (group === 'address' && state === 'real')
    return { text: origin === 'panel' ? t('Entered here') : t('Set on the server'), tone: 'success' };
  if (group === 'address') return { text: t('Not known yet'), tone: 'default' };
  if (state === 'real') return { text: t('Connected'), tone: 'success' };
  if (state === 'played') return { text: t('Simulated'), tone: 'warning' };
  return { text: t('Not connected'), tone: 'default' };
};

/** What its buttons say, and what the last one is asked about. */
export const wordsOf = ({ group, label }: Pick<ConnectionDto, 'group' | 'label'>) =>
  group === 'address'
    ? {
        ...{ save: t('Save address'), trial: t('Visit it'), remove: t('Remove address…') },
        removed: t('The public address is removed'),
        question: t('Remove the public address?'),
        consequence: t('Links in mails and for search engines lead to this machine again.'),
      }
    : {
        ...{ save: t('Save keys'), remove: t('Remove keys…') },
        removed: t('{label}: keys removed', { label }),
        trial: group === 'mail' ? t('Send a test letter') : t('Try it'),
        question: t('Remove the keys of {label}?', { label }),
        consequence: t(
          'What they are for ends at once, and nobody can read them here again: they would have to be entered anew.',
        ),
      };

/** What it means that it is so; empty where the form says all. */
export const noteOf = ({ origin, state }: Seen): string => {
  if (origin === 'environment')
    return t(
      'Set up by variables of the environment, which win. Whoever runs the server changes them there.',
    );
  return state === 'played' ? t('Until its keys are entered it is played here, and no money moves.') : '';
};
