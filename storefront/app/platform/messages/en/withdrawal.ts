import type { Shop } from '../../api/types';
import type { LegalSection } from './legal';

/** The right to withdraw from a contract, and the function that does it (Directive 2011/83/EU, Art. 9 to 14 and Annex I). */
export const withdrawalTexts = {
  title: 'Right of withdrawal',
  lead: 'You may withdraw from your contract within 14 days without giving any reason.',
  formTitle: 'Withdraw from contract here',
  formLead: 'You need no account. We send you a receipt with date and time by email.',
  number: 'Order number',
  numberHint: 'Eight characters, as in the emails about your order',
  numberWrong: 'An order number has eight characters, such as 9F3A1C70.',
  items: 'Only some items?',
  itemsHint: 'One a line, such as “2 × Jacket”. Leave this empty to withdraw from the whole order.',
  whole: 'The whole order',
  some: 'Only some items',
  scope: 'What do you withdraw from?',
  choose: 'Please choose what you withdraw from',
  what: 'Which items?',
  next: 'Continue',
  back: 'Change something',
  check: 'Please check your statement',
  statement: (name: string) => `I, ${name}, hereby withdraw from my contract of sale.`,
  orderRow: 'Order',
  itemsRow: 'Items',
  mailRow: 'Receipt to',
  confirm: 'Confirm withdrawal',
  done: 'We have received your withdrawal',
  at: 'Received',
  failed: 'We could not receive your withdrawal. Please try again, or write to us.',
  ofOrder: (number: string) => `Order #${number}`,
  until: (day: string) => `The period ends on ${day}.`,
  anyTime: 'The period ends 14 days after everything has arrived.',
  late: (day: string) =>
    `The period ended on ${day}. You may still tell us; we will look at it and write to you.`,
  nothingLeft: 'Nothing of this order is left to withdraw from.',
  earlier: 'What you told us before',
  pageFailed: 'We cannot show this order right now',
} as const;

type Seller = Pick<Shop, 'name' | 'address' | 'supportEmail' | 'supportPhone'>;

/** The instructions, in plain words, and the model form. */
export const withdrawalSections = (shop: Seller): LegalSection[] => [
  {
    title: 'How long, and how',
    paragraphs: [
      'The period begins with the contract and ends 14 days after the day on which you, or somebody you named who is not the carrier, got the last of the goods. When its last day is a Saturday, a Sunday or a public holiday, it ends with the next working day.',
      `To use your right you tell us in a clear statement that you withdraw: with the function on this page, by email, by phone or by letter. You may use the form below, but need not. We are ${shop.name}, ${shop.address}, ${shop.supportEmail}, ${shop.supportPhone}.`,
      'It is in time when you have sent your statement before the period ends.',
    ],
  },
  {
    title: 'What follows',
    paragraphs: [
      'We give back all that you paid, delivery included, without delay and within 14 days of your statement, the way you paid and without any fee. If you chose a dearer way of delivery than our least dear standard one, what it cost on top stays with us. When you withdraw from some items only, you get back what you paid for these.',
      'We may wait with the money until the goods are back with us, or until you show that you have sent them, whichever is earlier.',
      'You send the goods back within 14 days of your statement and bear the cost of sending them. You pay for a loss of value only where it comes from more handling than finding out what the goods are like and how they work.',
    ],
  },
  {
    title: 'Model withdrawal form',
    paragraphs: [
      'Complete and return this form only if you wish to withdraw from the contract.',
      `To ${shop.name}, ${shop.address}, ${shop.supportEmail}:`,
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
      'Ordered on (*)/received on (*),',
      'Name of consumer(s),',
      'Address of consumer(s),',
      'Signature of consumer(s) (only if this form is notified on paper),',
      'Date',
      '(*) Delete as appropriate.',
    ],
  },
];
