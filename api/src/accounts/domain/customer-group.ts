import { ThingChanged } from '../../kernel/changed.js';
import { Refusal, type FieldError, refusal } from '../../kernel/refusal.js';

/** Who belongs to a group by itself: whoever meets all of it. Left out asks nothing. */
export interface GroupRule {
  /** Orders that the shop has accepted: none that waits for its money, none that was cancelled. */
  ordersAtLeast?: number;
  /** Captured less refunded, over all orders, in smallest units of the shop's currency. */
  spentAtLeast?: number;
  /** The last of those orders is at most so many days old. */
  boughtWithinDays?: number;
  /** The last of those orders is older than so many days. */
  notBoughtForDays?: number;
  /** Two letters of ISO 3166, of the address that orders go to unless told otherwise. */
  country?: string;
  tag?: string;
}

/** Customers who are treated alike. */
export interface CustomerGroup {
  id: string;
  name: string;
  /** Null where the staff says who belongs to it. */
  rule: GroupRule | null;
  /** Whether its customers are shown prices without tax; what they pay is the same. */
  showsNet: boolean;
}

/** What a rule looks at. */
export interface CustomerFigures {
  orders: number;
  /** In smallest units of the shop's currency. */
  spent: number;
  lastOrderAt: Date | null;
  country: string;
  tags: readonly string[];
}

export const MOST_TAGS = 20;
export const MOST_GROUPS = 200;
const DAY_MS = 86_400_000;

/** Whether a customer meets a rule. Pure. */
export function meets(rule: GroupRule, figures: CustomerFigures, now: Date): boolean {
  const days = figures.lastOrderAt ? (now.getTime() - figures.lastOrderAt.getTime()) / DAY_MS : null;
  return (
    figures.orders >= (rule.ordersAtLeast ?? 0) &&
    (rule.spentAtLeast === undefined || figures.spent >= rule.spentAtLeast) &&
    (rule.boughtWithinDays === undefined || (days !== null && days <= rule.boughtWithinDays)) &&
    (rule.notBoughtForDays === undefined || (days !== null && days > rule.notBoughtForDays)) &&
    (rule.country === undefined || figures.country === rule.country) &&
    (rule.tag === undefined || figures.tags.includes(rule.tag))
  );
}

/** A rule that asks nothing would take everybody, and one of two times that exclude each other nobody. @throws GroupWrong */
export function checkRule(rule: GroupRule | null): void {
  if (!rule) return;
  const { boughtWithinDays: within, notBoughtForDays: not } = rule;
  if (Object.values(rule).every((value) => value === undefined))
    throw new GroupWrong([{ field: 'rule', message: 'A rule must ask for something' }]);
  if (within !== undefined && not !== undefined && not >= within)
    throw new GroupWrong([
      { field: 'rule.notBoughtForDays', message: 'Nobody has bought and not bought in these days' },
    ]);
}

export const GroupNotFound = refusal(
  'not-found',
  'customer_group_not_found',
  'There is no such group of customers.',
);

export const NoteNotFound = refusal('not-found', 'customer_note_not_found', 'There is no such note.');

export const GroupNameTaken = refusal(
  'conflict',
  'customer_group_name_taken',
  'Another group has this name',
  'name',
);

/** More groups than anybody could keep an eye on. */
export const TooManyGroups = refusal(
  'conflict',
  'too_many_customer_groups',
  `A shop has at most ${MOST_GROUPS} groups of customers: delete one first.`,
);

/** Who belongs to a group with a rule is nobody's to say. */
export const GroupHasRule = refusal(
  'conflict',
  'customer_group_has_rule',
  'Who belongs to this group is said by its rule.',
  'groupIds',
);

/** Whatever names it would be for nobody any more, or for everybody. */
export class GroupInUse extends Refusal {
  constructor(user: string) {
    super(
      'conflict',
      'customer_group_in_use',
      `“${user}” is for this group: take the group out of it first.`,
    );
  }
}

export class GroupWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'customer_group_wrong', fields[0]?.message ?? 'This group cannot be so.', { fields });
  }
}

/** Somebody else was faster, and what they have changed would be lost. */
export class GroupChanged extends ThingChanged {
  constructor(version: number) {
    super('customer group', version);
  }
}
