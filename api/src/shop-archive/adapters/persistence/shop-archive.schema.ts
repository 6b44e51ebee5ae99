import { defineEntity, p } from '@mikro-orm/core';
import type { Brought } from '../../domain/parts.js';
import type { ArchiveState } from '../../domain/upload.js';

/** A download that somebody may fetch once, or the file that fills an empty shop. */
export const shopArchiveSchema = defineEntity({
  name: 'ShopArchive',
  tableName: 'shop_archive',
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<'download' | 'upload'>(),
    state: p.text().$type<ArchiveState | 'offered' | 'taken'>(),
    accountId: p.uuid().index('shop_archive_account_id_idx'),
    /** Of the whole file; 0 of a download, which is not known before. */
    bytes: p.bigint('number'),
    /** How often the shop was to be filled with it. */
    tries: p.integer().default(0),
    brought: p.json<Brought>().nullable(),
    /** Why it was refused; empty of others. */
    sentence: p.text().default(''),
    createdAt: p.datetime(),
    touchedAt: p.datetime(),
  },
});

/** The file as it came in, until the shop is filled. */
export const shopArchivePieceSchema = defineEntity({
  name: 'ShopArchivePiece',
  tableName: 'shop_archive_piece',
  properties: {
    archiveId: p.uuid().primary(),
    number: p.integer().primary(),
    content: p.blob(),
  },
});

export const SHOP_ARCHIVE_SCHEMAS = [shopArchiveSchema, shopArchivePieceSchema] as const;
