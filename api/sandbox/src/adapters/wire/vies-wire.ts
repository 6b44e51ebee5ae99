import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { SandboxSettings } from '../../application/ports.js';
import { answerOf } from '../../domain/vat-register.js';
import type { WireAnswer, WireCall } from './wire-call.js';

const SLOW_MS = 8_000;

/** The side of VIES of the wire: what it answers to a VAT number. */
@Injectable()
export class ViesWire {
  constructor(private readonly settings: SandboxSettings) {}

  async answer({ method, path, body }: WireCall): Promise<WireAnswer | null> {
    const { answers } = await this.settings.switches();
    if (answers === 'slow') await pause(SLOW_MS);
    if (method !== 'POST' || path !== '/vies/check-vat-number') return { status: 404, headers: {} };
    if (answers === 'error') return { status: 500, headers: {} };
    return {
      status: 200,
      body: answerOf(JSON.parse(body) as Record<string, unknown>, new Date()),
      headers: {},
    };
  }
}
