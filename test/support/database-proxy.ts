import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { byTcp } from './databases.mjs';

/** "commit" in PostgreSQL's protocol: the text of a simple query, or the name of a statement that is bound to run. */
const COMMIT = /(?:Q.{4}|\0\d+)commit\0/gis;

/** A line to PostgreSQL that may be slow, be cut between a COMMIT and its reply, or swallow all that is said. */
export class DatabaseProxy {
  /** How many transactions were committed through it. */
  commits = 0;
  /** The commit, counted from now on, whose reply never arrives; 0 is none. */
  cutAt = 0;
  /** The statement, by a piece of its text, whose reply never arrives, once. */
  cutAfter: RegExp | undefined;
  /** Whether nothing gets through any more, although the line stands. */
  isSilent = false;
  /** What is said to it that makes it silent. */
  silentFrom: RegExp | undefined;
  /** How much later every answer comes. */
  delayMs = 0;
  /** The connections to it that stand, by the order of their coming. */
  readonly standing = new Set<number>();
  private count = 0;
  private readonly open = new Set<Socket>();
  private readonly server = createServer((client) => this.serve(client));

  constructor(private readonly databaseUrl: string) {}

  /** Answers the address of the same database through this line. */
  async listen(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    const url = byTcp(this.databaseUrl);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  close(): void {
    for (const socket of this.open) socket.destroy();
    this.server.close();
  }

  private serve(client: Socket): void {
    const { hostname, port } = new URL(this.databaseUrl);
    const database = connect(Number(port), hostname);
    let isCut = false;
    const number = (this.count += 1);
    this.standing.add(number);
    client.on('close', () => this.standing.delete(number));
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      this.open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.open.delete(one);
        other.destroy();
      });
    }
    client.on('data', (sent) => {
      this.isSilent ||= this.silentFrom?.test(sent.toString('latin1')) ?? false;
      if (this.isSilent) return;
      const commits = sent.toString('latin1').match(COMMIT)?.length ?? 0;
      this.commits += commits;
      if (commits > 0 && this.cutAt > 0) {
        this.cutAt -= 1;
        isCut = this.cutAt === 0;
      }
      if (this.cutAfter?.test(sent.toString('latin1'))) {
        this.cutAfter = undefined;
        isCut = true;
      }
      database.write(sent);
    });
    database.on('data', (answered) => {
      if (isCut) client.destroy();
      else if (!this.isSilent && this.delayMs > 0) setTimeout(() => client.write(answered), this.delayMs);
      else if (!this.isSilent) client.write(answered);
    });
  }
}
