import { Module } from '@nestjs/common';
import { AdminStatsController } from './adapters/http/admin-stats.controller.js';
import { ReportsModule } from '../reports/reports.module.js';
import { PresentFigures } from './adapters/persistence/present-figures.js';
import { StatsReads } from './adapters/persistence/stats-reads.js';

/** The figures that the administrator sees first. */
@Module({
  controllers: [AdminStatsController],
  imports: [ReportsModule],
  providers: [PresentFigures, StatsReads],
})
export class DashboardModule {}
