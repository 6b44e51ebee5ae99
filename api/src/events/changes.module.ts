import { Module } from '@nestjs/common';
import { Beginnings } from '../kernel/beginnings.js';
import { Clock } from '../kernel/clock.js';
import { PagesModule } from '../pages/pages.module.js';
import { useCase } from '../platform/nest/use-case.js';
import { ChangesController } from './adapters/http/changes.controller.js';
import { KeptAnswers } from './adapters/http/kept-answers.js';
import { EventFeed } from './application/ports.js';
import { ReadChanges } from './application/read-changes.js';
import { EventsModule } from './events.module.js';

/** What no longer holds of what others keep of the shop's pages. */
@Module({
  imports: [EventsModule, PagesModule],
  controllers: [ChangesController],
  providers: [useCase(ReadChanges, EventFeed, Beginnings, Clock), KeptAnswers],
})
export class ChangesModule {}
