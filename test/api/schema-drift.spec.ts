import { beforeAll, describe, expect, it } from '@jest/globals';
import { defineEntity, p } from '@mikro-orm/core';
import { DEFINITIONS } from '../../api/src/definitions.js';
import { readConfig } from '../../api/src/platform/config/config.js';
import { schemaDrift } from '../../api/src/platform/database/schema-drift.js';
import { contactMessageSchema } from '../../api/src/contact/adapters/persistence/contact-message.schema.js';
import { createDatabase, emptyTemplate, inDatabase } from '../support/databases.mjs';

/** A copy: nobody can open a shop while somebody is connected to the template. */
const name = `${process.env['DUKA_TEST_RUN']}_drift`;
const config = readConfig({
  DATABASE_URL: inDatabase(name),
  JWT_SECRET: 'only reads the schema, 32 bytes long',
});
const others = DEFINITIONS.filter((one) => one !== contactMessageSchema);

/** The contact messages with some properties defined in another way. */
const contactMessages = (changed: object) =>
  defineEntity({
    name: 'ContactMessage',
    tableName: 'contact_message',
    properties: {
      id: p.uuid().primary(),
      name: p.text(),
      email: p.text(),
      subject: p.text().default(''),
      message: p.text(),
      state: p.text().default('open'),
      language: p.text().nullable(),
      ...{
        assigneeId: p.uuid().nullable(),
        orderId: p.uuid().nullable(),
        updatedAt: p.datetime().defaultRaw('now()'),
      },
      createdAt: p.datetime(),
      ...changed,
    },
  });

const driftWith = (changed: object) => schemaDrift(config, [...others, contactMessages(changed)]);

describe('the check of the definitions against the migrations', () => {
  beforeAll(() => createDatabase(name, emptyTemplate()));

  it('finds nothing when each table is as it is defined', async () => {
    expect(await schemaDrift(config, DEFINITIONS)).toEqual([]);
  });

  it('names a column that no migration adds', async () => {
    expect(await driftWith({ phone: p.text() })).toEqual([
      'alter table "contact_message" add "phone" text not null',
    ]);
  });

  it.each([
    ['another type', { name: p.integer() }, 'alter column "name" type int'],
    ['another default', { subject: p.text().default('Hello') }, `alter column "subject" set default 'Hello'`],
    ['a column that may be empty', { email: p.text().nullable() }, 'alter column "email" drop not null'],
    ['a value that is there once', { email: p.text().unique('email_once') }, '"email_once" unique ("email")'],
  ])('names %s', async (_, changed, statement) => {
    expect((await driftWith(changed)).join('\n')).toContain(statement);
  });

  it('names a table that nobody defines', async () => {
    expect(await schemaDrift(config, others)).toContainEqual(
      expect.stringContaining('drop table if exists "contact_message"'),
    );
  });
});
