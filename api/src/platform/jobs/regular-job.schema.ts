import { defineEntity, p } from '@mikro-orm/core';

/** When each regular job was begun last: a whole minute, which no process begins again. */
export const regularJobSchema = defineEntity({
  name: 'RegularJob',
  tableName: 'regular_job',
  properties: {
    task: p.text().primary(),
    begunAt: p.datetime(),
  },
});
