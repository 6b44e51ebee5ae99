import { defineEntity, p } from '@mikro-orm/core';
import type { ImportStatus } from '../../application/import/ports.js';
import type { Reading } from '../../domain/import/file.js';
import type { PlannedLine, Step } from '../../domain/import/plan.js';

type Outcome = 'done' | 'refused';

export const productImportSchema = defineEntity({
  name: 'ProductImport',
  tableName: 'product_import',
  properties: {
    id: p.uuid().primary(),
    status: p.text().$type<ImportStatus>(),
    fileName: p.text().default(''),
    accountId: p.uuid(),
    accountEmail: p.text(),
    reading: p.json<Reading>(),
    createdAt: p.datetime(),
    touchedAt: p.datetime(),
    startedAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
  },
});

export const productImportStepSchema = defineEntity({
  name: 'ProductImportStep',
  tableName: 'product_import_step',
  properties: {
    importId: p.uuid().primary(),
    position: p.integer().primary(),
    kind: p.text().$type<Step['kind']>(),
    name: p.text(),
    productId: p.uuid().nullable(),
    version: p.integer().nullable(),
    apply: p.json<unknown>(),
    undo: p.json<unknown>().nullable(),
    versionAfter: p.integer().nullable(),
    runOutcome: p.text().$type<Outcome>().nullable(),
    runMessage: p.text().nullable(),
    undoOutcome: p.text().$type<Outcome>().nullable(),
    undoMessage: p.text().nullable(),
  },
});

export const productImportLineSchema = defineEntity({
  name: 'ProductImportLine',
  tableName: 'product_import_line',
  properties: {
    importId: p.uuid().primary(),
    line: p.integer().primary(),
    step: p.integer().nullable(),
    name: p.text(),
    sku: p.text(),
    action: p.text().$type<PlannedLine['action']>(),
    changes: p.json<PlannedLine['changes']>(),
    errors: p.json<PlannedLine['errors']>(),
    note: p.text().nullable(),
  },
});

export const productImportPictureSchema = defineEntity({
  name: 'ProductImportPicture',
  tableName: 'product_import_picture',
  properties: {
    importId: p.uuid().primary(),
    address: p.text().primary(),
    mediaKey: p.text().nullable(),
    failure: p.text().nullable(),
  },
});

export const PRODUCT_IMPORT_SCHEMAS = [
  productImportSchema,
  productImportStepSchema,
  productImportLineSchema,
  productImportPictureSchema,
] as const;
