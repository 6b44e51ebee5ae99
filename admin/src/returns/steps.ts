import { money } from '../layout/format';
import type { ReturnRecord } from '../records';
import { t } from '../texts';

/** What a step of a return asks for and says; which of them are offered is the server's word (`legalActions`). */
export type ReturnStep = {
  action: ReturnRecord['legalActions'][number];
  path: 'approval' | 'rejection' | 'receipt' | 'refund';
  label: string;
  title: string;
  explanation: (one: ReturnRecord) => string;
  message?: { label: string; hint: string; required: boolean };
  danger?: boolean;
  done: string;
};

export const returnSteps: readonly ReturnStep[] = [
  {
    action: 'approve',
    path: 'approval',
    label: t('Approve'),
    title: t('Approve this return?'),
    explanation: ({ handover }) =>
      handover === 'label'
        ? t('The shopper gets an email and waits for a label from you.')
        : t('The shopper gets an email and brings the items to you.'),
    message: { label: t('Message to the shopper'), hint: t('Such as where the label is'), required: false },
    done: t('Return approved'),
  },
  {
    action: 'receive',
    path: 'receipt',
    label: t('Receive'),
    title: t('What has arrived?'),
    explanation: () => t('What goes back on the shelf does so with the refund.'),
    done: t('Return received'),
  },
  {
    action: 'refund',
    path: 'refund',
    label: t('Refund'),
    title: t('Refund this return?'),
    explanation: ({ amount, currency }) =>
      amount === 0
        ? t(
            'What was paid for these items went back before: no more is given back. What was to go back on the shelf goes there.',
          )
        : t(
            'The shopper gets {amount} back the way it was paid. What was paid by hand is handed back by hand: the page of the order says so. This cannot be undone.',
            { amount: money(amount, currency) },
          ),
    done: t('Return refunded'),
  },
  {
    action: 'decline',
    path: 'rejection',
    label: t('Decline'),
    title: t('Decline this return?'),
    explanation: () => t('Nothing is given back. The shopper gets your reason by email.'),
    message: { label: t('Reason'), hint: t('As the shopper reads it in the email'), required: true },
    danger: true,
    done: t('Return declined'),
  },
];
