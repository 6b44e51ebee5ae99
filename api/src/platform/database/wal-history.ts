interface Sample {
  readonly at: number;
  readonly written: number;
}

/**
 * How far the primary had written its log, and when: a replica is late by the age of the oldest entry that it has not
 * replayed. Needs no two clocks that agree, and sees a replica that is cut from the primary.
 */
export class WalHistory {
  private samples: Sample[] = [];

  /** @param maxLagMs older entries are forgotten, but for the youngest of them */
  constructor(private readonly maxLagMs: number) {}

  /** @param written bytes of log since the cluster was made */
  note(at: number, written: number): void {
    if (this.samples.at(-1)?.written !== written) this.samples.push({ at, written });
    const isFirstNeeded = (samples: Sample[]) => (samples[1]?.at ?? Infinity) > at - this.maxLagMs;
    while (!isFirstNeeded(this.samples)) this.samples.shift();
  }

  /** Milliseconds; undefined when it is more than the largest lag, or nobody can know. */
  lagOf(replayed: number, now: number): number | undefined {
    const [oldest] = this.samples;
    if (!oldest || replayed < oldest.written) return undefined;
    const missed = this.samples.find(({ written }) => written > replayed);
    return missed ? Math.max(0, now - missed.at) : 0;
  }
}
