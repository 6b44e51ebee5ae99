import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NOW } from '../../../platform/database/now.js';
import type { Tables } from '../../../platform/database/tables.js';
import { ContactMessages, type KeptMessage } from '../../application/leave-message.js';
import type { contactMessageSchema } from './contact-message.schema.js';

@Injectable()
export class PostgresContactMessages implements ContactMessages {
  constructor(private readonly database: Database) {}

  async add(message: KeptMessage): Promise<void> {
    await this.database
      .sql<Tables<typeof contactMessageSchema>>()
      .insertInto('contact_message')
      .values({ ...message, created_at: NOW, updated_at: NOW })
      .execute();
  }
}
