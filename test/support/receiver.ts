import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Json } from './client.js';

/** A call as it came. */
export interface Received {
  headers: Record<string, string>;
  body: string;
  message: Json;
}

/** How a receiver answers. */
export type Manner = (received: Received, response: ServerResponse, count: number) => void;

export const takes: Manner = (_, response) => void response.writeHead(204).end();

/** Another system, which webhooks are sent to. */
export class Receiver {
  readonly calls: Received[] = [];
  manner: Manner = takes;
  private server: Server | undefined;
  private port = 0;

  async open(): Promise<this> {
    const server = createServer((request, response) => void this.take(request, response));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
    return this;
  }

  /** As if its machine had lost its power; opened again it is at the same place. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  /** What was told of a thing, in the order in which it came. */
  of(resourceId: string): Received[] {
    return this.calls.filter(({ message }) => message.resourceId === resourceId);
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    const received = {
      headers: request.headers as Record<string, string>,
      body,
      message: JSON.parse(body),
    };
    this.calls.push(received);
    this.manner(received, response, this.calls.length);
  }
}
