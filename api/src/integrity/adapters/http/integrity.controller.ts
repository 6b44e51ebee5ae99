import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { sql } from 'kysely';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Allow } from '../../../platform/auth/allow.js';
import { Database } from '../../../platform/database/database.js';
import { IntegrityAnswer } from './integrity.dto.js';
import { checkInvariants, type BrokenRecord } from '../persistence/check-invariants.js';
import { findingSaid, said } from '../../../platform/languages/tongues.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';

/** The shop's own proof that its books add up. */
@ApiTags('admin-integrity')
@Allow('integrity.read')
@ApiDoc({ adminCheckIntegrity: {} })
@Controller('api/v1/admin/integrity')
export class IntegrityController {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Every invariant of money and stock over the live data, with the records that break it. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async adminCheckIntegrity(): Promise<IntegrityAnswer> {
    const results = await this.unitOfWork.snapshot(() => this.check());
    const data = results.map((one) => ({
      ...one,
      sentence: said(one.sentence),
      broken: one.broken.map(({ record, detail }) => ({
        record: findingSaid(record),
        detail: findingSaid(detail),
      })),
      ok: one.broken.length === 0,
    }));
    return {
      success: true,
      ok: data.every((one) => one.ok),
      checkedAt: new Date().toISOString(),
      data,
    };
  }

  /** In a snapshot, so that a purchase under way is seen whole or not at all. */
  private check() {
    return checkInvariants(async (text) => {
      const { rows } = await sql<BrokenRecord>`${sql.raw(text)}`.execute(this.database.sql());
      return rows;
    });
  }
}
