import { fieldView } from '../../../platform/http/declared-field.dto.js';
import type { BlockKind } from '../../blocks/contract.js';
import type { Content } from '../../domain/content.js';
import { pathOf, stateOf, type Page, type PageSummary, type PageVersion } from '../../domain/page.js';
import type { BlockKindDto } from './block-kind.dto.js';
import type { AdminPageDto, AdminPageSummaryDto, PageContentDto } from './page.dto.js';

export const contentView = (
  address: string,
  { title, description, blocks, pictures = {} }: Content,
): PageContentDto => ({
  ...{ path: pathOf(address), title, description },
  pictures: Object.entries(pictures).map(([url, { width, height, widths }]) => ({
    ...{ url, width, height, widths: [...widths] },
  })),
  blocks: blocks.map(({ kind, fields, items }) => ({
    kind,
    fields: { ...fields },
    items: items.map((item) => ({ ...item })),
  })),
});

export const summaryView = (page: PageSummary): AdminPageSummaryDto => ({
  ...{ id: page.id, address: page.address, path: pathOf(page.address), title: page.title, state: page.state },
  publishedAt: page.publishedAt?.toISOString() ?? null,
  scheduledAt: page.scheduledAt?.toISOString() ?? null,
  version: page.version,
  updatedAt: page.updatedAt.toISOString(),
  changedBy: page.changedBy,
});

export const pageView = (page: Page, now: Date, history: readonly PageVersion[]): AdminPageDto => ({
  ...summaryView({ ...page, title: page.draft.title, state: stateOf(page, now) }),
  ...contentView(page.address, page.draft),
  history: history.map(({ id, title, publishedAt }) => ({
    ...{ id, title, publishedAt: publishedAt.toISOString() },
  })),
});

export const kindView = ({
  name,
  label,
  note,
  fields,
  items,
  isOfFrame = false,
}: BlockKind): BlockKindDto => ({
  ...{ name, label, note, isOfFrame },
  fields: fields.map(fieldView),
  items: items
    ? {
        ...{ label: items.label, least: items.least ?? 0, most: items.most },
        fields: items.fields.map(fieldView),
      }
    : null,
});
