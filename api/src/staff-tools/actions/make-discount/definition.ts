import { soundDiscount } from '../../../promotions/domain/discount-terms.js';
import { newDiscount, type SaidDiscount } from '../../../promotions/application/said-discount.js';
import { kindOf } from '../../../promotions/kinds/index.js';
import type { Values } from '../../domain/proposal.js';
import type { ActionPlugin } from '../contract.js';
import type { Desk } from '../desk.js';
import { asKept, differencesOf, KIND, TERMS } from '../of-discounts.js';
import { said } from '../of-orders.js';
import * as words from './words.js';

/** The schema has let it in. */
const saidIn = (wanted: Values) => wanted as unknown as SaidDiscount;

/** It is in force from then on, and counts against what whoever approves it may give away; until an order has it, it can be taken back. */
export const makeDiscount = ({ discounts }: Desk): ActionPlugin => ({
  ...{ name: 'make-discount', words: words.WORDS, subject: 'discount' },
  ...{ reads: 'coupons.read', writes: 'coupons.write' },
  act: { entity: 'discount', action: 'adminCreateDiscount' },
  tool: {
    name: 'propose_discount',
    description: 'Proposes a discount: its kind, what that asks for, when it holds and for whom.',
  },
  input: { kind: KIND, ...TERMS },
  optional: Object.keys(TERMS).filter((name) => name !== 'name' && name !== 'values'),
  draft: (args) => {
    const wanted = asKept(args);
    const { name } = soundDiscount(newDiscount(saidIn(wanted)), { used: 0, spentCents: 0 });
    return Promise.resolve({ subject: { id: null, name, version: null }, wanted, before: {} });
  },
  make: async ({ wanted }, by, settle) =>
    settle({ id: await discounts.create(by, newDiscount(saidIn(wanted))) }),
  undo: ({ made }) => discounts.remove(said(made, 'id')),
  differences: ({ wanted, before }) => {
    const kind = said(wanted, 'kind');
    return [
      { label: words.KIND, from: null, to: kindOf(kind)?.label ?? kind, unit: 'text' },
      ...differencesOf(kind, wanted, before),
    ];
  },
});
