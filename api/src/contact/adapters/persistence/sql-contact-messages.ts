import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { ContactMessages, type ContactMessage } from '../../application/leave-message.js';

@Injectable()
export class SqlContactMessages extends ContactMessages {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async add({ name, email, subject, message }: ContactMessage): Promise<void> {
    await sql`insert into contact_message (id, name, email, subject, message, created_at)
      values (${this.ids.next()}, ${name}, ${email}, ${subject}, ${message}, now())`.execute(
      this.database.sql(),
    );
  }
}
