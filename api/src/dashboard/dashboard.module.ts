import { Module } from '@nestjs/common';
import { AdminStatsController } from './adapters/http/admin-stats.controller.js';
import { StatsReads } from './adapters/persistence/stats-reads.js';

/** The figures that the administrator sees first. */
@Module({ controllers: [AdminStatsController], providers: [StatsReads] })
export class DashboardModule {}
