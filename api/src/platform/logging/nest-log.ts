import type { LoggerService } from '@nestjs/common';
import { log } from './log.js';

/** Nest's own messages, as the same JSON lines. */
export class NestLog implements LoggerService {
  log(message: unknown, context?: unknown): void {
    log.debug({ context }, String(message));
  }
  error(message: unknown, stack?: unknown, context?: unknown): void {
    log.error({ context, stack }, String(message));
  }
  warn(message: unknown, context?: unknown): void {
    log.warn({ context }, String(message));
  }
  debug(message: unknown, context?: unknown): void {
    log.debug({ context }, String(message));
  }
  verbose(message: unknown, context?: unknown): void {
    log.trace({ context }, String(message));
  }
}
