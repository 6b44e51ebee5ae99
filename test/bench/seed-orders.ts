import { fill } from './servers.ts';

/**
 * Fills a shop with many orders, set by set, to look at its lists in a browser:
 *
 *     npm start                                                             # in one terminal
 *     BENCH_ORDERS=100000 node api/scripts/with-database.mjs test/bench/seed-orders.ts
 *
 * The products must have plenty of stock; those of the demo get it here, booked as a delivery.
 */
const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL is missing; see the lines above');
const count = Number(process.env['BENCH_ORDERS'] ?? '100000');
await fill(url, 'deliveries.sql', count);
await fill(url, 'orders.sql', count);
process.stdout.write(`${count} orders more.\n`);
