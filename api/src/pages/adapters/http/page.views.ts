import { fieldView } from '../../../platform/http/declared-field.dto.js';
import type { BlockKind } from '../../blocks/contract.js';
import type { Content } from '../../domain/content.js';
import { isChanged, pathOf, shownAt, type Page, type PageVersion } from '../../domain/page.js';
import type { AdminPageDto, BlockKindDto, PageContentDto } from './page.dto.js';

export const contentView = ({ title, description, blocks, pictures = {} }: Content): PageContentDto => ({
  ...{ title, description },
  pictures: Object.entries(pictures).map(([url, { width, height, widths }]) => ({
    ...{ url, width, height, widths: [...widths] },
  })),
  blocks: blocks.map(({ kind, fields, items }) => ({
    kind,
    fields: { ...fields },
    items: items.map((item) => ({ ...item })),
  })),
});

function stateOf(page: Page, now: Date): AdminPageDto['state'] {
  if (page.scheduledAt && page.scheduledAt > now) return 'scheduled';
  if (!shownAt(page, now)) return 'draft';
  return isChanged(page, now) ? 'changed' : 'published';
}

export const pageView = (page: Page, now: Date, history: readonly PageVersion[] = []): AdminPageDto => ({
  ...{ id: page.id, address: page.address, path: pathOf(page.address), state: stateOf(page, now) },
  ...contentView(page.draft),
  publishedAt: page.publishedAt?.toISOString() ?? null,
  scheduledAt: page.scheduledAt?.toISOString() ?? null,
  history: history.map(({ id, content, publishedAt }) => ({
    ...{ id, title: content.title, publishedAt: publishedAt.toISOString() },
  })),
  version: page.version,
  updatedAt: page.updatedAt.toISOString(),
});

export const kindView = ({ name, label, note, fields, items }: BlockKind): BlockKindDto => ({
  ...{ name, label, note },
  fields: fields.map(fieldView),
  items: items
    ? {
        ...{ label: items.label, least: items.least ?? 0, most: items.most },
        fields: items.fields.map(fieldView),
      }
    : null,
});
