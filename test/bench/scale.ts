import { askAll, listsTable } from './lists.ts';
import { circumstances, publish } from './report.ts';
import { costsOver, costsTable, sizesTable } from './scale-tables.ts';
import { SHOPPERS, bearer } from './scenarios.ts';
import { countSales, fill, openSandbox, startApi, stop, tell, type BenchSetup } from './servers.ts';

/**
 * `npm run bench:scale`: what calls cost and how fast the panel's lists are over a million products and a million orders,
 * beside a small shop. Takes most of an hour and 10 GB; writes its figures into docs/scale.md.
 */
const SMALL = { products: 10_000, orders: 5_000 };
const LARGE = {
  products: Number(process.env['BENCH_PRODUCTS'] ?? '1000000'),
  orders: Number(process.env['BENCH_ORDERS'] ?? '1000000'),
};

/**
 * Each product of the benchmark has a number in its name, which is a word to the vocabulary of the search: a million words that
 * no shop has, and seven million cuts of them. The words are learned from as many products as the small shop has.
 */
const FEW_WORDS = 'alter table product disable trigger product_words_insert';
/** The indexes of words are made in one go: row by row they take most of the time. */
const WITHOUT_INDEXES = `create table word_index as select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and indexdef like '%USING gin%';
  do $$ declare one record; begin
    for one in select * from word_index loop execute format('drop index %I', one.name); end loop; end $$`;
const MAKE_INDEXES = `do $$ declare one record; begin
    for one in select * from word_index loop execute one.definition; end loop; end $$;
  drop table word_index`;
const LEARN = `select learn_words(array(select search from product order by id limit ${SMALL.products}));
  alter table product enable trigger product_words_insert`;

async function over<T>(size: typeof SMALL, work: (setup: BenchSetup) => Promise<T>): Promise<T> {
  const setup = await openSandbox('catalogue.sql', size.products, `${FEW_WORDS}; ${WITHOUT_INDEXES}`);
  try {
    await tell(setup.url, LEARN);
    await fill(setup.url, 'orders.sql', size.orders);
    await countSales(setup.url);
    await fill(setup.url, 'returning.sql', SHOPPERS);
    await tell(setup.url, MAKE_INDEXES);
    await tell(setup.url, 'vacuum analyze');
    return await work(setup);
  } finally {
    await setup.close();
  }
}

async function lists({ url, folder }: BenchSetup): Promise<string[]> {
  const api = await startApi(url, folder);
  try {
    return listsTable(await askAll(`http://127.0.0.1:${api.port}`, bearer(1), { mayRefuse: true }));
  } finally {
    await stop(api);
  }
}

const began = performance.now();
const large = await over(LARGE, async (setup) => ({
  ...(await costsOver(setup, LARGE.products)),
  more: [...(await sizesTable(setup.url)), '', ...(await lists(setup))],
}));
const small = await over(SMALL, (setup) => costsOver(setup, SMALL.products));
const lines = [
  ...costsTable(small.costs, large.costs),
  '',
  `Memory of the API at its peak: ${small.peak.toFixed(0)} MiB over the small shop, ${large.peak.toFixed(0)} MiB over the large one.`,
  '',
  ...large.more,
];
const size = ({ products, orders }: typeof SMALL) =>
  `${products.toLocaleString('en')} products and ${orders.toLocaleString('en')} orders`;
const told = `Small: ${size(SMALL)}; large: ${size(LARGE)}. ${circumstances((performance.now() - began) / 60_000)}`;
process.stdout.write(`${[told, '', ...lines].join('\n')}\n`);
publish('scale', [told, '', ...lines], 'scale.md');
