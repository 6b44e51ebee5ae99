/** What is read once in a while and kept in between: a change elsewhere counts after `ms` at most, one here once forgotten. */
export class Kept<T> {
  private known: { value: T; until: number } | undefined;
  /** Grows with each change that was told: what was read before it is not kept. */
  private changes = 0;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly ms = 1_000,
  ) {}

  /** Each caller reads for itself, in its own transaction, until somebody's reading is kept. */
  async get(): Promise<T> {
    if (this.known && this.known.until > performance.now()) return this.known.value;
    const { changes } = this;
    const value = await this.read();
    if (changes === this.changes) this.known = { value, until: performance.now() + this.ms };
    return value;
  }

  forget(): void {
    this.changes += 1;
    this.known = undefined;
  }
}
