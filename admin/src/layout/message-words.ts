import { apart } from './apart';
import type { MessageRecord } from '../records';
import { t } from '../texts';

const SHOWN = 80;

/** What is left to be done of a message. */
export const MESSAGE_STATES: Readonly<Record<MessageRecord['status'], string>> = {
  open: t('To be answered'),
  answered: t('Answered by mail'),
  closed: t('Dealt with'),
};

/** What it is called in a list: its subject, or how it begins. */
export const calledOf = ({ subject, message }: MessageRecord): string => {
  if (subject) return subject;
  const signs = [...message.replaceAll(/\s+/g, ' ').trim()];
  return signs.length > SHOWN ? `${signs.slice(0, SHOWN).join('')}…` : signs.join('');
};

export const titleOf = ({ name }: MessageRecord): string => t('Message of {name}', { name: apart(name) });
