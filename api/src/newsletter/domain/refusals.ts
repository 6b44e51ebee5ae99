import { refusal } from '../../kernel/refusal.js';

/** A link to unsubscribe in a letter of before; nobody who has come back is sent away by what an old letter says. */
export const LinkOfBefore = refusal(
  'invalid',
  'link_of_before',
  'You subscribed again after this email. Please use the link in our latest one.',
);

/** A mailed link that is not alive: malformed, used up, or of an address that left. */
export const LinkDead = refusal('invalid', 'link_dead', 'This link is no longer valid.');
