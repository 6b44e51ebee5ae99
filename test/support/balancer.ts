import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A balancer of connections: each goes to the next port, whether or not somebody listens there. */
export class Balancer {
  private next = 0;
  private readonly open = new Set<Socket>();
  private readonly server = createServer((visitor) => {
    const port = this.ports[this.next++ % this.ports.length] ?? 0;
    const process = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [visitor, process],
      [process, visitor],
    ] as const) {
      this.open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });

  /** @param ports may be changed while it runs */
  constructor(readonly ports: number[]) {}

  async listen(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    for (const socket of this.open) socket.destroy();
    this.server.close();
  }
}
