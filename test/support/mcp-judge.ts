import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { runFolder } from './databases.mjs';

const JUDGE = fileURLToPath(
  new URL('../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
);

/** Stands before the shop's tools and sends a key along, for the protocol's own judge knows of none. */
async function opened(target: string, key: string): Promise<Server> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { host: _, connection: __, ...sent } = request.headers;
      const headers = { ...(sent as Record<string, string>), authorization: `Bearer ${key}` };
      delete (headers as Record<string, string | undefined>)['content-length'];
      delete (headers as Record<string, string | undefined>)['transfer-encoding'];
      const { method = 'GET' } = request;
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: Buffer.concat(parts) };
      fetch(target, { method, headers, ...body })
        .then(async (answer) => {
          const type = answer.headers.get('content-type');
          response.writeHead(answer.status, type ? { 'content-type': type } : {});
          response.end(Buffer.from(await answer.arrayBuffer()));
        })
        .catch((error: unknown) => response.destroy(error as Error));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
}

export interface Verdict {
  id: string;
  status: string;
  errorMessage?: string;
}

/** What @modelcontextprotocol/conformance says of the tools at `target` by one scenario of a revision. */
export async function judged(
  target: string,
  key: string,
  [scenario, revision]: readonly [string, string],
): Promise<Verdict[]> {
  const server = await opened(target, key);
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}/mcp`;
  const asked = ['server', '--url', url, '--scenario', scenario, '--spec-version', revision, '--verbose'];
  try {
    const printed = await new Promise<string>((done) => {
      const options = { cwd: runFolder(), maxBuffer: 8 << 20 };
      execFile(process.execPath, [JUDGE, ...asked], options, (_, stdout) => done(stdout));
    });
    return verdictsIn(printed);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The list of checks that it prints among its words. */
function verdictsIn(printed: string): Verdict[] {
  const from = printed.search(/^\[/m);
  const until = printed.lastIndexOf('\n]');
  if (from < 0 || until < from) throw new Error(`the judge said: ${printed.slice(0, 2_000)}`);
  return JSON.parse(printed.slice(from, until + 2)) as Verdict[];
}
