import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { NOW } from '../../../platform/database/now.js';
import type { Tables } from '../../../platform/database/tables.js';
import { ContactMessages, type ContactMessage } from '../../application/leave-message.js';
import type { contactMessageSchema } from './contact-message.schema.js';

@Injectable()
export class PostgresContactMessages extends ContactMessages {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async add({ name, email, subject, message }: ContactMessage): Promise<void> {
    await this.database
      .sql<Tables<typeof contactMessageSchema>>()
      .insertInto('contact_message')
      .values({ id: this.ids.next(), name, email, subject, message, created_at: NOW })
      .execute();
  }
}
