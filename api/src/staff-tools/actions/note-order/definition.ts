import { staffOf } from '../../../orders/domain/snapshots.js';
import { textIn } from '../../application/staff-tool.js';
import type { ActionPlugin } from '../contract.js';
import type { Desk } from '../desk.js';
import { ORDER_ID, orderAsked, orderOf, said, subjectOf } from '../of-orders.js';
import { NOTE, WORDS } from './words.js';

/** A line more in its history, which shoppers never see; it fits whatever happened in between. */
export const noteOrder = ({ ofOrders: desk }: Desk): ActionPlugin => ({
  ...{ name: 'note-order', words: WORDS, subject: 'order', reads: 'orders.read', writes: 'orders.write' },
  act: { entity: 'order', action: 'order.note' },
  tool: {
    name: 'propose_order_note',
    description: 'Proposes a note on an order, which the staff alone sees.',
  },
  input: { orderId: ORDER_ID, text: { type: 'string', minLength: 1, maxLength: 2_000, pattern: '\\S' } },
  draft: async (args) => ({
    subject: { ...subjectOf(await orderAsked(desk, args)), version: null },
    wanted: { text: textIn(args, 'text') ?? '' },
    before: {},
  }),
  make: async ({ subject, wanted }, by, settle) => {
    const { id: orderId } = await orderOf(desk, subject.id);
    await desk.notes.noteOrder({ orderId, actor: staffOf(by), text: said(wanted, 'text') });
    await settle();
  },
  differences: ({ wanted }) => [{ label: NOTE, from: null, to: said(wanted, 'text'), unit: 'text' }],
});
