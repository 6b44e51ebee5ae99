import { CURRENCY } from '../shop-defaults.js';
import type { Section } from './setting.js';

export const COUNTED_IN = {
  page: 'currencies',
  title: 'Currency of the shop',
  hint: 'Prices, orders and reports count in it.',
  settings: {
    currency: {
      label: 'Currency',
      help: 'It stands still once the first order is placed.',
      kind: 'currency',
      required: true,
      usual: CURRENCY,
      tells: 'What the shop counts in, by ISO 4217; it stands still once the first order is placed.',
      example: CURRENCY,
    },
  },
} as const satisfies Section;

export const PAID_TO_STAFF = {
  page: 'payments',
  title: 'Paid to the staff',
  hint: 'Holds for orders that are placed from now on.',
  settings: {
    depositPercent: {
      label: 'Cash deposit (%)',
      help: 'Paid up front when an order is paid in cash',
      kind: 'number',
      least: 0,
      most: 100,
      usual: 40,
      tells: 'How much of a cash order is due up front, in percent.',
    },
    bankDetails: {
      label: 'Bank account for transfers',
      help: 'Shown to shoppers who pay by transfer; when empty, transfers are not offered',
      kind: 'text',
      longest: 500,
      lines: true,
      usual: '',
      tells: 'The account that bank transfers go to; empty: transfers are not offered.',
    },
  },
} as const satisfies Section;

export const UNPAID_ORDERS = {
  page: 'checkout',
  title: 'Unpaid orders',
  hint: 'What may be reserved before any money has come.',
  settings: {
    cashHoldHours: {
      label: 'Cash orders are held (hours)',
      help: 'Then an unpaid cash order is cancelled and its things are free again',
      kind: 'whole',
      least: 1,
      most: 720,
      usual: 48,
      tells: 'How long an unpaid cash order holds its stock.',
    },
    unpaidStockShare: {
      label: 'Share of the stock (%)',
      help: 'Of one variant, for unpaid cash and transfer orders; one piece is always allowed',
      kind: 'whole',
      least: 1,
      most: 100,
      usual: 50,
      tells: "Percent of a variant's stock that unpaid cash and transfer orders may hold.",
    },
    unpaidOrdersPerAccount: {
      label: 'Open orders of one customer',
      help: 'That wait for payment at once',
      kind: 'whole',
      least: 1,
      most: 100_000,
      usual: 5,
      tells: 'Orders of one account that may wait for payment at once.',
    },
    unpaidUnitsPerAccount: {
      label: 'Pieces of one customer',
      help: 'In all of those orders together',
      kind: 'whole',
      least: 1,
      most: 1_000_000,
      usual: 200,
      tells: 'Pieces that they may hold together.',
    },
    unpaidOrdersPerAddress: {
      label: 'Open orders of one network address',
      help: 'Of all customers behind it',
      kind: 'whole',
      least: 1,
      most: 100_000,
      usual: 20,
      tells: 'Orders from one network address that may wait for payment at once.',
    },
    unpaidUnitsPerAddress: {
      label: 'Pieces of one network address',
      help: 'In all of those orders together',
      kind: 'whole',
      least: 1,
      most: 1_000_000,
      usual: 600,
      tells: 'Pieces that they may hold together.',
    },
    unpaidAlarmShare: {
      label: 'Warn from (%)',
      help: "The dashboard warns when unpaid orders hold this much of a variant's stock",
      kind: 'whole',
      least: 1,
      most: 100,
      usual: 30,
      tells: "Percent of a variant's stock in unpaid orders from which the panel warns.",
    },
    confirmedEmailFirst: {
      label: 'Confirmed email first',
      help: 'A cash or transfer order asks for a confirmed email address',
      kind: 'flag',
      usual: false,
      tells: 'Whether an order that is paid later asks for a confirmed mail address.',
    },
  },
} as const satisfies Section;
