import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ProblemDto } from './problem.dto.js';

const INTRODUCTION = `The API of Duka, the open-source shop.

Log in with \`POST /api/v1/auth/login\`, copy the \`token\` of the answer into **Authorize**, and try any call.
Every answer carries \`success\`; every failure is \`application/problem+json\` (RFC 9457) with a human \`message\`, a stable
\`code\` and the wrong fields in \`errors\`. Money is a decimal number with at most two places. Times are ISO 8601 UTC.`;

const ERRORS: Readonly<Record<number, string>> = {
  400: 'The data sent is not valid; `errors` names the fields.',
  401: 'No usable session: log in.',
  403: 'The account may not do this.',
  404: 'There is no such thing, or it belongs to somebody else.',
  409: 'The state of things forbids it; `data` has the current figures where that helps.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'The same idempotency key came with another body, or the rules forbid the change.',
  429: 'Too many requests; see `Retry-After`.',
  500: 'A bug on our side; it has been logged with the `requestId`.',
  503: 'Busy; see `Retry-After`.',
};

/** The OpenAPI 3.1 document of the running application, with one described error shape for every operation. */
export function buildDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Duka API')
    .setDescription(INTRODUCTION)
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth();
  const document = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ProblemDto],
  });
  for (const item of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(item as Record<string, unknown>)) {
      if (isOperation(method, operation)) describeErrors(operation);
    }
  }
  return document;
}

interface Operation {
  responses: Record<string, unknown>;
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
const isOperation = (method: string, value: unknown): value is Operation =>
  METHODS.has(method) && typeof value === 'object' && value !== null && 'responses' in value;

function describeErrors(operation: Operation): void {
  for (const [status, description] of Object.entries(ERRORS)) {
    operation.responses[status] ??= {
      description,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDto' } } },
    };
  }
}
