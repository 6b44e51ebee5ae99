import { changedDiscount } from '../../../promotions/application/said-discount.js';
import { asSent, DiscountNotFound, soundDiscount } from '../../../promotions/domain/discount-terms.js';
import { uuid } from '../../application/schema.js';
import { textIn } from '../../application/staff-tool.js';
import { isStill, type Proposal, type Values } from '../../domain/proposal.js';
import { NothingProposed, ProposalOutdated } from '../../domain/proposal-refusals.js';
import type { ActionPlugin } from '../contract.js';
import type { Desk } from '../desk.js';
import { asKept, differencesOf, termsOf, TERMS } from '../of-discounts.js';
import { said } from '../of-orders.js';
import { WORDS } from './words.js';

type Change = Pick<Proposal, 'subject'> & { wanted: Values; before: Values };

/** Switched off, ended earlier, dearer or cheaper; orders keep what they got. */
export const changeDiscount = ({ discounts, discountStore, unitOfWork }: Desk): ActionPlugin => {
  const known = async (id: string) => {
    const found = await discountStore.lock(id);
    if (!found) throw new DiscountNotFound();
    return found;
  };
  const make = async ({ subject, wanted, before }: Change, by: Parameters<ActionPlugin['make']>[1]) => {
    const { terms } = await known(subject.id ?? '');
    if (!isStill(termsOf(terms, before), before)) throw new ProposalOutdated();
    const changes = changedDiscount(wanted, terms.scope);
    await discounts.change(by, subject.id ?? '', () => changes);
  };
  return {
    ...{ name: 'change-discount', words: WORDS, subject: 'discount' },
    ...{ reads: 'coupons.read', writes: 'coupons.write' },
    act: { entity: 'discount', action: 'adminUpdateDiscount' },
    tool: {
      name: 'propose_discount_change',
      description: 'Proposes other terms of a discount, or to switch it on or off.',
    },
    input: { discountId: uuid('The discount'), ...TERMS },
    optional: Object.keys(TERMS),
    draft: (args) =>
      unitOfWork.run(async () => {
        const id = textIn(args, 'discountId') ?? '';
        const { terms, version, used, spentCents } = await known(id);
        const { discountId: _, ...asked } = asKept(args);
        const before = termsOf(terms, asked);
        const wanted = Object.fromEntries(
          Object.entries(asked).filter(
            ([name, value]) => !isStill({ [name]: value }, { [name]: before[name] }),
          ),
        );
        if (Object.keys(wanted).length === 0) throw new NothingProposed();
        const changes = changedDiscount(wanted, terms.scope);
        soundDiscount({ ...asSent(terms), ...changes }, { used, spentCents });
        return {
          subject: { id, name: terms.name, version },
          wanted,
          before: { ...termsOf(terms, wanted), kind: terms.kind },
        };
      }),
    make: async (proposal, by, settle) => {
      await make(proposal, by);
      await settle();
    },
    undo: ({ subject, wanted, before: { kind: _, ...before } }, by) =>
      make({ subject, wanted: before, before: wanted }, by),
    differences: ({ wanted, before }) => differencesOf(said(before, 'kind'), wanted, before),
  };
};
