import { Clock } from '../../kernel/clock.js';
import { providerPaused } from '../http/metrics.js';

const FAILURES = 5;
const PAUSE_MS = 10_000;

/**
 * Spares a provider that is down and the people who wait for it: after five failures in a row nothing is sent for ten
 * seconds, then one call tries again (reliability R23).
 */
export class Breaker {
  private failures = 0;
  private closedUntil = 0;
  private trying = false;

  constructor(
    private readonly clock: Clock,
    private readonly provider: string,
  ) {
    providerPaused.set({ provider }, 0);
  }

  /** True when a call may be made now; a single one while the pause has just ended. */
  permits(): boolean {
    if (this.failures < FAILURES) return true;
    if (this.trying || this.clock.now().getTime() < this.closedUntil) return false;
    this.trying = true;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
    this.trying = false;
    providerPaused.set({ provider: this.provider }, 0);
  }

  failed(): void {
    this.failures += 1;
    this.trying = false;
    if (this.failures < FAILURES) return;
    this.closedUntil = this.clock.now().getTime() + PAUSE_MS;
    providerPaused.set({ provider: this.provider }, 1);
  }
}
