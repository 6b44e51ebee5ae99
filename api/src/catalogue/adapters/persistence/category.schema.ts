import { defineEntity, p } from '@mikro-orm/core';

export const categorySchema = defineEntity({
  name: 'Category',
  tableName: 'category',
  properties: {
    name: p.text().primary(),
    nameKey: p.text().unique('category_name_key_key'),
    position: p.integer().default(0),
    image: p.text().nullable(),
    description: p.text().default(''),
  },
});
