import type { Transition } from '../records';
import { t } from '../texts';

/** What an order action asks for and says; which of them are offered is the server's word (`legalActions`). */
export type ActionField = {
  name: string;
  label: string;
  required: boolean;
  multiline?: boolean;
  /** Asked only while this action is legal too. */
  whileLegal?: string;
  /** Filled in from the order. */
  from?: 'trackingNumber' | 'carrier';
  /** One of the ways that staff may have seen money come. */
  isWayPaid?: true;
  /** Yes or no: what it is to begin with. */
  check?: boolean;
};
export type OrderAction = {
  action: Transition['action'];
  label: string;
  title: string;
  explanation: string;
  fields: ActionField[];
  danger?: boolean;
  done: string;
};

const reason: ActionField = { name: 'reason', label: t('Reason'), required: false, multiline: true };

/** How the money came: history, money book and invoice tell it. What is usual is chosen to begin with. */
const paidBy: ActionField = { name: 'paidBy', label: t('How it was paid'), required: true, isWayPaid: true };

export const orderActions: OrderAction[] = [
  {
    action: 'record-deposit',
    label: t('Record deposit'),
    title: t('Record the deposit?'),
    explanation: t(
      'Records that the deposit has been received. The order moves on to processing. The money book keeps it: what was recorded by mistake goes back as a refund.',
    ),
    fields: [paidBy],
    done: t('Deposit recorded'),
  },
  {
    action: 'record-transfer',
    label: t('Record transfer'),
    title: t('Record the transfer?'),
    explanation: t(
      'Records that the whole price has arrived on the bank account, with the order number as its reference, or was paid to you. The order moves on to processing. The money book keeps it: what was recorded by mistake goes back as a refund.',
    ),
    fields: [paidBy],
    done: t('Transfer recorded'),
  },
  {
    action: 'ship',
    label: t('Ship'),
    title: t('Ship this order?'),
    explanation: t(
      'The shopper gets an email with the carrier and the tracking number. This cannot be undone.',
    ),
    fields: [
      { name: 'carrier', label: t('Carrier'), required: true },
      { name: 'trackingNumber', label: t('Tracking number'), required: true },
    ],
    done: t('Order shipped'),
  },
  {
    action: 'record-balance',
    label: t('Record balance'),
    title: t('Record the balance?'),
    explanation: t(
      'Records that the rest of the price has been received. The money book keeps it: what was recorded by mistake goes back as a refund.',
    ),
    fields: [paidBy],
    done: t('Balance recorded'),
  },
  {
    action: 'deliver',
    label: t('Mark delivered'),
    title: t('Mark this order delivered?'),
    explanation: t('The shopper is asked for feedback. This cannot be undone.'),
    fields: [
      {
        name: 'reason',
        label: t('Reason, when the balance was not received'),
        required: false,
        multiline: true,
        whileLegal: 'record-balance',
      },
    ],
    done: t('Order delivered'),
  },
  {
    action: 'correct-number',
    label: t('Correct the number'),
    title: t('Correct the tracking number?'),
    explanation: t('The shopper gets an email with the number that is right.'),
    fields: [
      { name: 'carrier', label: t('Carrier'), required: true, from: 'carrier' },
      { name: 'trackingNumber', label: t('Tracking number'), required: true, from: 'trackingNumber' },
    ],
    done: t('Tracking number corrected'),
  },
  {
    action: 'scan',
    label: t('Add carrier scan'),
    title: t('Add a scan of the carrier?'),
    explanation: t('The shopper sees it in the tracking, as in transit.'),
    fields: [
      { name: 'trackingNumber', label: t('Tracking number'), required: true, from: 'trackingNumber' },
      { name: 'location', label: t('Location'), required: true },
      { name: 'text', label: t('What the carrier says'), required: false },
    ],
    done: t('Scan added'),
  },
  {
    action: 'cancel',
    label: t('Cancel order'),
    title: t('Cancel this order?'),
    explanation: t('What was paid and has not gone back yet goes back. This cannot be undone.'),
    fields: [
      reason,
      {
        ...{ name: 'restock', label: t('Put the pieces back on the shelf'), required: false },
        ...{ whileLegal: 'restock', check: true },
      },
      {
        name: 'restockRefunded',
        label: t('Also put back the pieces that were refunded and left off the shelf'),
        ...{ required: false, whileLegal: 'restock-refunded', check: false },
      },
      {
        ...{ name: 'keepsRest', label: t('Keep what is left of the money, as a fee'), required: false },
        ...{ whileLegal: 'keep-rest', check: false },
      },
    ],
    danger: true,
    done: t('Order cancelled successfully'),
  },
];

type Way = 'parcel' | 'pickup' | 'courier';

/** Where no carrier is between, the same steps have other words and ask for no number. */
const ofTheirWay: Partial<Record<Way, Partial<Record<OrderAction['action'], Partial<OrderAction>>>>> = {
  pickup: {
    ship: {
      ...{
        label: t('Ready for pickup'),
        title: t('Is it ready for pickup?'),
        done: t('Ready for pickup'),
        fields: [],
      },
      explanation: t(
        'The shopper gets an email with the place and its opening hours. This cannot be undone.',
      ),
    },
    deliver: {
      ...{ label: t('Mark picked up'), title: t('Mark this order picked up?'), done: t('Order picked up') },
    },
  },
  courier: {
    ship: {
      ...{ label: t('Out for delivery'), title: t('Is it out for delivery?'), done: t('Out for delivery') },
      explanation: t('The shopper gets an email that your courier is on the way. This cannot be undone.'),
      fields: [{ name: 'carrier', label: t('Courier'), required: false }],
    },
  },
};

/** The actions the server allows now, in the order a shop uses them, each with the fields that make sense now. */
export const offered = (legal: string[], way: Way = 'parcel'): OrderAction[] =>
  orderActions
    .filter(({ action }) => legal.includes(action))
    .map((action) => ({ ...action, ...ofTheirWay[way]?.[action.action] }))
    .map((action) => ({
      ...action,
      fields: action.fields.filter(({ whileLegal }) => !whileLegal || legal.includes(whileLegal)),
    }));
