import { Module } from '@nestjs/common';
import { IntegrityController } from './adapters/http/integrity.controller.js';

/** Sentences that are true of every record of a sound shop, asked of the tables of every feature. */
@Module({ controllers: [IntegrityController] })
export class IntegrityModule {}
