import { defineEntity, p } from '@mikro-orm/core';

/** What each member of the staff has given away on a day, in the shop's smallest units. */
export const staffBudgetSchema = defineEntity({
  name: 'StaffBudget',
  tableName: 'staff_budget',
  properties: {
    accountId: p.uuid().primary(),
    day: p.date().primary(),
    taken: p.bigint('number').fieldName('taken_cents'),
  },
});
