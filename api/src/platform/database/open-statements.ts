/** After so long a statement raises the question whether the server is there at all. */
const SUSPICIOUS_MS = 1_000;
/** Who has said nothing by then, neither a yes nor a no, is taken for silent. */
const SILENT_MS = 1_500;
const CHECK_EVERY_MS = 300;
/** A statement that takes so long is slow. */
const SLOW_MS = 200;
/** So many of them since the last fast one make the database slow: a single report does not. */
const SLOW_IN_A_ROW = 2;

interface Connection {
  /** Ends it even in the middle of a statement, which then fails as cut. */
  end: () => unknown;
}

/**
 * The statements that wait for an answer. When the server says nothing any more, not even to somebody new, they are ended:
 * whoever waits is told to come again within seconds, not when the timeout of the statement is over.
 */
export class OpenStatements {
  private readonly since = new Map<Connection, number>();
  private timer: NodeJS.Timeout | undefined;
  private isAsking = false;
  /** The last time it was asked, the server said nothing: whoever waits now is not given the benefit of the doubt. */
  private isSilent = false;
  private slowInARow = 0;

  /** @param ask a small question to the server by a way of its own; how it ends does not matter, only that it does */
  constructor(
    private readonly ask: () => Promise<unknown>,
    private readonly now = () => performance.now(),
  ) {}

  get areSlow(): boolean {
    return this.slowInARow + this.olderThan(SLOW_MS).length >= SLOW_IN_A_ROW;
  }

  async during<T>(connection: Connection, statement: () => Promise<T>): Promise<T> {
    const since = this.now();
    this.since.set(connection, since);
    this.timer ??= setInterval(() => void this.check(), CHECK_EVERY_MS).unref();
    try {
      return await statement();
    } finally {
      this.since.delete(connection);
      this.slowInARow = this.now() - since < SLOW_MS ? 0 : this.slowInARow + 1;
    }
  }

  private async check(): Promise<void> {
    if (this.since.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
      return;
    }
    const late = this.olderThan(this.isSilent ? 0 : SUSPICIOUS_MS);
    if (late.length === 0 || this.isAsking) return;
    this.isAsking = true;
    this.isSilent = await Promise.race([this.ask().then(no, no), pause(SILENT_MS).then(yes)]);
    this.isAsking = false;
    if (this.isSilent) for (const connection of late) if (this.since.has(connection)) connection.end();
  }

  private olderThan(ms: number): Connection[] {
    return [...this.since].filter(([, since]) => this.now() - since >= ms).map(([connection]) => connection);
  }
}

const yes = () => true;
const no = () => false;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
