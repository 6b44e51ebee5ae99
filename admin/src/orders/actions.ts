import type { Transition } from '../records';

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

const reason: ActionField = { name: 'reason', label: 'Reason', required: false, multiline: true };

/** How the money came: history, money book and invoice tell it. What is usual is chosen to begin with. */
const paidBy: ActionField = { name: 'paidBy', label: 'How it was paid', required: true, isWayPaid: true };

export const orderActions: OrderAction[] = [
  {
    action: 'record-deposit',
    label: 'Record deposit',
    title: 'Record the deposit?',
    explanation:
      'Records that the deposit has been received. The order moves on to processing. The money book keeps it: what was recorded by mistake goes back as a refund.',
    fields: [paidBy],
    done: 'Deposit recorded',
  },
  {
    action: 'record-transfer',
    label: 'Record transfer',
    title: 'Record the transfer?',
    explanation:
      'Records that the whole price has arrived on the bank account, with the order number as its reference, or was paid to you. The order moves on to processing. The money book keeps it: what was recorded by mistake goes back as a refund.',
    fields: [paidBy],
    done: 'Transfer recorded',
  },
  {
    action: 'ship',
    label: 'Ship',
    title: 'Ship this order?',
    explanation: 'The shopper gets an email with the carrier and the tracking number. This cannot be undone.',
    fields: [
      { name: 'carrier', label: 'Carrier', required: true },
      { name: 'trackingNumber', label: 'Tracking number', required: true },
    ],
    done: 'Order shipped',
  },
  {
    action: 'record-balance',
    label: 'Record balance',
    title: 'Record the balance?',
    explanation:
      'Records that the rest of the price has been received. The money book keeps it: what was recorded by mistake goes back as a refund.',
    fields: [paidBy],
    done: 'Balance recorded',
  },
  {
    action: 'deliver',
    label: 'Mark delivered',
    title: 'Mark this order delivered?',
    explanation: 'The shopper is asked for feedback. This cannot be undone.',
    fields: [
      {
        name: 'reason',
        label: 'Reason, when the balance was not received',
        required: false,
        multiline: true,
        whileLegal: 'record-balance',
      },
    ],
    done: 'Order delivered',
  },
  {
    action: 'correct-number',
    label: 'Correct the number',
    title: 'Correct the tracking number?',
    explanation: 'The shopper gets an email with the number that is right.',
    fields: [
      { name: 'carrier', label: 'Carrier', required: true, from: 'carrier' },
      { name: 'trackingNumber', label: 'Tracking number', required: true, from: 'trackingNumber' },
    ],
    done: 'Tracking number corrected',
  },
  {
    action: 'scan',
    label: 'Add carrier scan',
    title: 'Add a scan of the carrier?',
    explanation: 'The shopper sees it in the tracking, as in transit.',
    fields: [
      { name: 'trackingNumber', label: 'Tracking number', required: true, from: 'trackingNumber' },
      { name: 'location', label: 'Location', required: true },
      { name: 'text', label: 'What the carrier says', required: false },
    ],
    done: 'Scan added',
  },
  {
    action: 'cancel',
    label: 'Cancel order',
    title: 'Cancel this order?',
    explanation: 'Everything paid goes back and the stock returns to the shelf. This cannot be undone.',
    fields: [reason],
    danger: true,
    done: 'Order cancelled successfully',
  },
];

type Way = 'parcel' | 'pickup' | 'courier';

/** Where no carrier is between, the same steps have other words and ask for no number. */
const ofTheirWay: Partial<Record<Way, Partial<Record<OrderAction['action'], Partial<OrderAction>>>>> = {
  pickup: {
    ship: {
      ...{
        label: 'Ready for pickup',
        title: 'Is it ready for pickup?',
        done: 'Ready for pickup',
        fields: [],
      },
      explanation: 'The shopper gets an email with the place and its opening hours. This cannot be undone.',
    },
    deliver: {
      ...{ label: 'Mark picked up', title: 'Mark this order picked up?', done: 'Order picked up' },
    },
  },
  courier: {
    ship: {
      ...{ label: 'Out for delivery', title: 'Is it out for delivery?', done: 'Out for delivery' },
      explanation: 'The shopper gets an email that your courier is on the way. This cannot be undone.',
      fields: [{ name: 'carrier', label: 'Courier', required: false }],
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
