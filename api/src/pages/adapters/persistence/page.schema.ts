import { defineEntity, p } from '@mikro-orm/core';
import type { Content } from '../../domain/content.js';

export const pageSchema = defineEntity({
  name: 'Page',
  tableName: 'page',
  properties: {
    id: p.uuid().primary(),
    address: p.text().unique('page_address_key'),
    draft: p.json<Content>(),
    published: p.json<Content>().nullable(),
    publishedAt: p.datetime().nullable(),
    scheduled: p.json<Content>().nullable(),
    scheduledAt: p.datetime().nullable(),
    version: p.integer().default(1),
    changedBy: p.uuid().nullable().index('page_changed_by_idx'),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export const pageVersionSchema = defineEntity({
  name: 'PageVersion',
  tableName: 'page_version',
  indexes: [{ name: 'page_version_page_id_idx', properties: ['pageId', 'publishedAt'] }],
  properties: {
    id: p.uuid().primary(),
    pageId: p.uuid(),
    content: p.json<Content>(),
    publishedAt: p.datetime(),
  },
});

/** What a page says, its draft included, each text once: written with the page, and read by whoever translates it. */
export const pageTextSchema = defineEntity({
  name: 'PageText',
  tableName: 'page_text',
  properties: {
    pageId: p.uuid().primary(),
    /** `hero.title.` and what tells it from others. */
    field: p.text().primary(),
    text: p.text(),
    title: p.text(),
    hasLines: p.boolean(),
  },
});
