import { money } from '../layout/format';
import type { ReturnRecord } from '../records';

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
    label: 'Approve',
    title: 'Approve this return?',
    explanation: ({ handover }) =>
      handover === 'label'
        ? 'The shopper gets an email and waits for a label from you.'
        : 'The shopper gets an email and brings the items to you.',
    message: { label: 'Message to the shopper', hint: 'Such as where the label is', required: false },
    done: 'Return approved',
  },
  {
    action: 'receive',
    path: 'receipt',
    label: 'Receive',
    title: 'What has arrived?',
    explanation: () => 'What goes back on the shelf does so with the refund.',
    done: 'Return received',
  },
  {
    action: 'refund',
    path: 'refund',
    label: 'Refund',
    title: 'Refund this return?',
    explanation: ({ amount, currency }) =>
      `The shopper gets ${money(amount, currency)} back the way it was paid. What was paid by hand is handed back by hand: the page of the order says so. This cannot be undone.`,
    done: 'Return refunded',
  },
  {
    action: 'decline',
    path: 'rejection',
    label: 'Decline',
    title: 'Decline this return?',
    explanation: () => 'Nothing is given back. The shopper gets your reason by email.',
    message: { label: 'Reason', hint: 'As the shopper reads it in the email', required: true },
    danger: true,
    done: 'Return declined',
  },
];
