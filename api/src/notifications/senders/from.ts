import { valuesOf, type DeclaredValues, type DeclaredVariable } from '../../kernel/declared-variable.js';

/** The address that letters come from, whoever sends them by what the environment says; a sender lists it among its variables. */
export const FROM: DeclaredVariable = {
  ...{ name: 'MAIL_FROM', label: 'Sender', isOperators: true, fallback: 'hello@duka.example' },
  about:
    '`hello@duka.example`; the address that mails come from. They bear the name of the shop from its settings, unless a name stands here (`Orders <orders@shop.example>`)',
};

export const fromOf = (given: DeclaredValues): string => valuesOf([FROM], given)[FROM.name] ?? '';
