import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as OTLP sends it in JSON, with the name of its service. */
export interface Span {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

interface Export {
  resourceSpans: {
    resource: { attributes: Span['attributes'] };
    scopeSpans: { spans: Omit<Span, 'service'>[] }[];
  }[];
}

/** Takes traces by OTLP over HTTP, as a collector does, and keeps their spans. */
export class TraceCollector {
  readonly spans: Span[] = [];
  private readonly server = createServer((request, response) => {
    void json(request).then((body) => {
      this.keep(body as Export);
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });

  /** Starts to listen; answers what processes are told so that they send their spans here, at once. */
  async listen(): Promise<Record<string, string>> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    };
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private keep({ resourceSpans }: Export): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = valueOf(resource, 'service.name');
      this.spans.push(...scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service }))));
    }
  }
}

/** What a span says of itself under a name; '' when it says nothing. */
export function valueOf({ attributes }: Pick<Span, 'attributes'>, name: string): string {
  return attributes.find(({ key }) => key === name)?.value.stringValue ?? '';
}
