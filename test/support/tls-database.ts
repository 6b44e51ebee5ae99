import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { TLSSocket } from 'node:tls';
import { byTcp } from './databases.mjs';

const file = (name: string) => fileURLToPath(new URL(`./certificates/${name}`, import.meta.url));
/** Whom the line below is signed by, for `sslrootcert`; and somebody else. */
export const SIGNED_BY = file('server.pem');
export const STRANGER = file('stranger.pem');

/** What PostgreSQL's protocol begins with where a client wants TLS (its documentation, 54.2.11). */
const WANTS_TLS = Buffer.from([0, 0, 0, 8, 4, 0xd2, 0x16, 0x2f]);

/** A line to PostgreSQL that speaks TLS alone; made for these tests, its key keeps nothing secret. */
export class TlsDatabase {
  /** Connections that were made by TLS. */
  secured = 0;
  private readonly open = new Set<Socket>();
  private readonly server = createServer((client) => void this.serve(client));

  constructor(private readonly databaseUrl: string) {}

  async listen(): Promise<void> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
  }

  /** The address of the same database by this line. */
  url(options: Record<string, string>): string {
    const url = byTcp(this.databaseUrl);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    for (const [name, value] of Object.entries(options)) url.searchParams.set(name, value);
    return url.href;
  }

  close(): void {
    for (const socket of this.open) socket.destroy();
    this.server.close();
  }

  private async serve(client: Socket): Promise<void> {
    this.keep(client);
    const [first] = (await once(client, 'data')) as [Buffer];
    if (!first.equals(WANTS_TLS)) return void client.destroy();
    client.write('S');
    const [cert, key] = [readFileSync(SIGNED_BY), readFileSync(file('server.key'))];
    const secure = new TLSSocket(client, { isServer: true, cert, key });
    const { hostname, port } = new URL(this.databaseUrl);
    const database = connect(Number(port), hostname);
    for (const socket of [secure, database]) this.keep(socket);
    secure.on('secure', () => (this.secured += 1));
    secure.pipe(database).pipe(secure);
    secure.on('close', () => database.destroy());
    database.on('close', () => secure.destroy());
  }

  private keep(socket: Socket): void {
    this.open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.open.delete(socket));
  }
}
