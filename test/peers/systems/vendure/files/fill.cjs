const { writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const {
  bootstrap,
  JobQueueService,
  LanguageCode,
  RequestContextService,
  SearchService,
  TransactionalConnection,
} = require('@vendure/core');
const { populate } = require('@vendure/core/cli');
const { config } = require('./config.cjs');

const HEAD =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
const cell = (text) => `"${text.replaceAll('"', '""')}"`;

/** A country without tax, delivery that costs nothing, payment by its own dummy, and a collection for each category. */
const shopOf = (categories) => ({
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Americas',
  countries: [{ name: 'United States of America', code: 'US', zone: 'Americas' }],
  taxRates: [{ name: 'No tax', percentage: 0 }],
  shippingMethods: [{ name: 'Delivery', price: 0 }],
  paymentMethods: [
    {
      name: 'Manual',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: categories.map((name) => ({
    name,
    slug: name,
    filters: [{ code: 'facet-value-filter', args: { facetValueNames: [name], containsAny: false } }],
  })),
});

async function fill() {
  const { CATEGORIES, goods } = await import('./goods.mjs');
  const file = join(__dirname, 'goods.csv');
  const lines = goods(Number(process.env.GOODS)).map((good) =>
    [
      good.name,
      good.slug,
      good.description,
      '',
      `category:${good.category}`,
      '',
      '',
      good.sku,
      (good.cents / 100).toFixed(2),
      'standard',
      '0',
      'false',
      '',
      '',
    ]
      .map(cell)
      .join(','),
  );
  writeFileSync(file, [HEAD, ...lines].join('\n'));
  const app = await populate(() => bootstrap(config), shopOf(CATEGORIES), file);
  await app.get(JobQueueService).start();
  const database = app.get(TransactionalConnection).rawConnection;
  const waiting = async (queue = '%') => {
    const [{ count }] = await database.query(
      `select count(*) from job_record where state in ('PENDING', 'RUNNING', 'RETRYING') and "queueName" like $1`,
      [queue],
    );
    return Number(count);
  };
  // one job for each product waits to put it into the index of the search; one that makes the whole index does the same
  while ((await waiting('apply-collection-filters')) > 0) await pause(1_000);
  await database.query(
    `delete from job_record where "queueName" = 'update-search-index' and state = 'PENDING'`,
  );
  while ((await waiting()) > 0) await pause(1_000);
  await app.get(SearchService).reindex(await app.get(RequestContextService).create({ apiType: 'admin' }));
  do await pause(2_000);
  while ((await waiting()) > 0);
  const [{ count }] = await database.query('select count(*) from search_index_item');
  if (Number(count) < Number(process.env.GOODS)) throw new Error(`only ${count} products are in the index`);
  await app.close();
  process.exit(0);
}

void fill();
