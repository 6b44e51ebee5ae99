const MOST = 1_000;

/** What was learned lately, the oldest forgotten first; gone with the process. */
export class Lately<T> {
  private readonly known = new Map<string, T>();

  get(key: string): T | undefined {
    return this.known.get(key);
  }

  keep(key: string, value: T): T {
    this.known.delete(key);
    this.known.set(key, value);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST && oldest !== undefined) this.known.delete(oldest);
    return value;
  }
}
