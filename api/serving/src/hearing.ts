/** What is kept is given out for so long after the question whether it still holds, in milliseconds: nothing is older than a second, the way to the visitor included. */
const HOLDS_MS = 800;
/** From then on it is asked again, while what is kept is still given out. */
const ASK_AFTER_MS = 250;

export interface Asking {
  /** Hears what has changed since the last answer. Rejects where nobody can say. */
  ask: (signal: AbortSignal) => Promise<void>;
  /** It cannot be asked, since just now. */
  silent: (error: unknown) => void;
  /** 0: what is kept is given out only after a question that was put when it was wanted. */
  holdsMs?: number;
  now?: () => number;
}

/**
 * Whether all changes are heard of, so that what is kept holds: asked while it is wanted, so that nothing old is given out, whether
 * the database, the way there or whoever would tell is silent.
 */
export class Hearing {
  /** When the last answer was asked for, and the last silence. */
  private heardAt = -Infinity;
  private silentAt = -Infinity;
  /** When something was changed through this process. */
  private changedAt = -Infinity;
  private asking: Promise<void> | undefined;
  private readonly now: () => number;
  private readonly holdsMs: number;

  constructor(private readonly asked: Asking) {
    this.now = asked.now ?? (() => performance.now());
    this.holdsMs = asked.holdsMs ?? HOLDS_MS;
  }

  /** Something has been changed through this process: it counts for whatever is asked for next. */
  changed(): void {
    this.changedAt = this.now();
  }

  /** @param isAnew only a question that is put from now on counts */
  isHeard(isAnew = this.holdsMs === 0): boolean | Promise<boolean> {
    const now = this.now();
    const since = isAnew ? now : Math.max(this.changedAt, now - this.holdsMs);
    if (!isAnew && this.heardAt >= since) {
      if (now - this.heardAt > ASK_AFTER_MS) void this.askOnce();
      return true;
    }
    if (now - this.silentAt < ASK_AFTER_MS) return false;
    return this.hear(since);
  }

  private async hear(since: number): Promise<boolean> {
    await this.askOnce();
    // one that was under way already may not know of the change
    if (this.heardAt < since) await this.askOnce();
    return this.heardAt >= since;
  }

  private askOnce(): Promise<void> {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async ask(): Promise<void> {
    const at = this.now();
    try {
      await this.asked.ask(AbortSignal.timeout(HOLDS_MS));
      this.heardAt = at;
    } catch (error) {
      if (this.silentAt <= this.heardAt) this.asked.silent(error);
      this.silentAt = at;
    }
  }
}
