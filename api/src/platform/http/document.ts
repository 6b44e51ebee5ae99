import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { API_DOC, type DocumentedCall } from './api-doc.js';
import { describeFailures } from './document-errors.js';
import type { Operation } from './operation.js';
import { showExamples } from './document-examples.js';
import { describeList } from './document-lists.js';
import { ProblemDto } from './problem.dto.js';
import { ProblemExamples } from './problem-examples.js';

const INTRODUCTION = `The API of Duka, the open-source shop.

**Try it in a minute.** Call \`POST /api/v1/auth/login\` with the example that stands there (the demo's administrator is
\`admin@example.com\` / \`duka-admin-demo\`, its shopper \`shopper@example.com\` / \`duka-shopper-demo\`), copy the \`token\`
of the answer into **Authorize**, and try any call.

Answers carry \`success\`, those of \`/admin\` are the records and lists themselves; every failure is \`application/problem+json\` (RFC 9457) with a human \`message\`, a stable
\`code\` and the wrong fields in \`errors\`. Money is a decimal number with at most two places. Times are ISO 8601 UTC;
a day alone is one of the shop, in its \`timeZone\`.
Ids are UUIDs. \`x-access\` says who may call an operation: \`public\`, \`customer\` (any account), \`staff\` or \`admin\`.`;

const TAGS: Readonly<Record<string, string>> = {
  auth: 'Registering, logging in and out, forgotten passwords.',
  profile: 'The account of the caller: name, password, addresses, sessions.',
  products: 'The catalogue: lists, search, filters, one product.',
  reviews: 'Stars and words about products.',
  cart: 'The cart of the caller, with live prices and stock.',
  favorites: 'Products that the caller has saved.',
  coupons: 'What a coupon takes off.',
  payments: 'Placing an order and paying by card, mobile money or cash on delivery.',
  orders: 'The orders of the caller: details, tracking, cancelling, feedback.',
  feeds: 'What is on sale, as Google, Meta and assistants fetch it.',
  newsletter: 'News by mail, with double opt-in.',
  shop: 'The shop itself: its name, how to reach it, messages to it.',
  'admin-products': 'Products, variants and stock, for administrators.',
  'admin-stock': 'Places where stock lies, and what lies at each, for administrators.',
  'admin-categories': 'Categories, for administrators.',
  'admin-orders': 'Orders and their transitions, for staff.',
  'admin-customers': 'Shoppers and what they spent, for administrators.',
  'admin-search': 'What shoppers search for, and synonyms, for administrators.',
  'admin-papers': 'What the shop’s papers say, for administrators.',
  'admin-letters': 'What the shop’s letters say, for administrators.',
  'admin-translations': 'What the shop sells in its other languages, for administrators.',
  'admin-roles': 'What the staff may do: roles composed of permissions, for administrators.',
  'admin-api-keys': 'Keys for other systems, for administrators.',
  'admin-connected-apps': 'Applications that people let in, for administrators.',
  'admin-webhooks': 'Other systems are told what happens, for administrators.',
  'admin-proposals': 'Changes that other systems and assistants propose and people decide.',
  'admin-channels': 'How the goods stand at places elsewhere, for administrators.',
  'admin-events': 'What happened in the shop, for other systems.',
  'admin-returns': 'Goods that come back, for staff.',
  'admin-withdrawals': 'The register of withdrawals.',
  'admin-invoices': 'Invoices, for administrators.',
  'admin-coupons': 'Coupons, for administrators.',
  'admin-discounts': 'Discounts by themselves or by a code, for administrators.',
  'admin-credit': 'Gift cards and store credit, for administrators.',
  shipping: 'What delivery costs.',
  taxes: 'What tax goods carry.',
  'admin-taxes': 'Where the shop charges which tax, for administrators.',
  'admin-shipping': 'Where the shop delivers to, and how, for administrators.',
  'admin-messages': 'Messages of visitors and what is answered, for staff.',
  'admin-reviews': 'Moderating reviews, for staff.',
  'admin-newsletter': 'Newsletter subscribers, for administrators.',
  setup: 'Making a new shop one’s own.',
  'admin-setup': 'What is left until a new shop opens, for administrators.',
  'admin-settings': 'The settings of the shop, for administrators.',
  'admin-shop-archive': 'The whole shop as one file, and filling an empty one from it, for administrators.',
  'admin-connections': 'The keys of payment providers, mail servers and carriers, for administrators.',
  'admin-audit': 'Who changed what and when, for administrators.',
  'admin-dashboard':
    'The figures of the dashboard, each with the list that adds up to it, for administrators.',
  'admin-reports':
    'What was sold, given back and returned, by day and by what orders have in common, for administrators.',
  'admin-health': 'What is well and what waits, and the jobs that failed, for administrators.',
  'admin-integrity': 'The invariants of money and stock over the live data, for administrators.',
};

/** The OpenAPI 3.1 document of the running application, with one described error shape for every operation. */
export function buildDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Duka API')
    .setDescription(INTRODUCTION)
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .setOpenAPIVersion('3.1.0')
    .addServer('/', 'this shop')
    .addBearerAuth({
      ...{ type: 'http', scheme: 'bearer' },
      description:
        'The `token` of a log-in, or, where `x-permission` stands, the secret of an API key (`duka_sk_…`).',
    });
  const document = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ProblemDto],
  });
  const used = new Set<string>();
  const problems = new ProblemExamples();
  for (const [path, method, operation] of operationsOf(document)) {
    operation.description ??= WHO[operation['x-access'] ?? ''] ?? '';
    const call = takeDescription(operation);
    if (call) showExamples(operation, call);
    describeList(operation);
    describeFailures({ method, path }, operation, call, problems);
    for (const tag of operation.tags ?? []) used.add(tag);
  }
  document.components = { ...document.components, examples: problems.all };
  document.tags = [...used].sort().map((name) => ({ name, description: TAGS[name] ?? name }));
  return document;
}

/** Who may call, in words, where an operation says no more. */
const WHO: Readonly<Record<string, string>> = {
  public: 'Open to everybody.',
  customer: 'For any logged-in account; what belongs to somebody else looks as if it did not exist.',
  staff: 'For staff and administrators.',
  admin: 'For administrators.',
};

function takeDescription(operation: Operation & { [API_DOC]?: DocumentedCall }): DocumentedCall | undefined {
  const call = operation[API_DOC];
  delete operation[API_DOC];
  return call;
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

function* operationsOf(document: OpenAPIObject): Generator<[path: string, method: string, Operation]> {
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item as Record<string, unknown>))
      if (METHODS.has(method)) yield [path, method, operation as Operation];
}
