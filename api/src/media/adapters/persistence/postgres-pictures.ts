import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { Pictures } from '../../application/ports.js';
import type { Picture } from '../../domain/picture.js';
import type { mediaSchema } from './media.schema.js';

@Injectable()
export class PostgresPictures implements Pictures {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async find(key: string): Promise<Picture | undefined> {
    const row = await this.database
      .sql<Tables<typeof mediaSchema>>()
      .selectFrom('media')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst();
    if (!row) return undefined;
    const { key: found, width, height, bytes, widths } = row;
    const { content_type: contentType, dominant_colour: colour } = row;
    return { key: found, contentType, width, height, bytes, widths, colour };
  }

  async add(pictures: readonly Picture[]): Promise<void> {
    if (pictures.length === 0) return;
    const created_at = this.clock.now();
    const rows = pictures.map(({ contentType, colour, widths, ...rest }) => ({
      ...rest,
      widths: [...widths],
      content_type: contentType,
      dominant_colour: colour,
      created_at,
    }));
    await this.database
      .sql<Tables<typeof mediaSchema>>()
      .insertInto('media')
      .values(rows)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  }
}
