import type { Mailbox, Person } from './ports.js';

/** For whoever has made sure of the person. */
export const allOf = ({ mailboxes }: Person): readonly Mailbox[] => mailboxes;

/** For the owner of an account: anybody can sign up with somebody else's email. */
export const shownOf = ({ mailboxes }: Person): readonly Mailbox[] =>
  mailboxes.filter(({ isShown }) => isShown);
