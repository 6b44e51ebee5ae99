/** What is read once in a while and kept in between: a change elsewhere counts after `ms` at most, one here once forgotten. */
export class Kept<T> {
  private known: { value: T; until: number } | undefined;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly ms = 1_000,
  ) {}

  /** Each caller reads for itself, in its own transaction, until somebody's reading is kept. */
  async get(): Promise<T> {
    if (this.known && this.known.until > performance.now()) return this.known.value;
    const value = await this.read();
    this.known = { value, until: performance.now() + this.ms };
    return value;
  }

  forget(): void {
    this.known = undefined;
  }
}
