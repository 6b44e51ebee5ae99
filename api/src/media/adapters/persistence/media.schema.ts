import { defineEntity, p } from '@mikro-orm/core';

export const mediaSchema = defineEntity({
  name: 'Media',
  tableName: 'media',
  properties: {
    key: p.text().primary(),
    contentType: p.text(),
    width: p.integer(),
    height: p.integer(),
    bytes: p.integer(),
    widths: p.array(Number).columnType('integer[]'),
    dominantColour: p.text().default(''),
    createdAt: p.datetime(),
  },
});
