/** The one origin: passes the API on, serves the admin panel and assets, renders the storefront. */
import './tracing.mjs';
import { apiUrl, host, port } from './settings.mjs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express from 'express';
import { giveBackOnceQuiet } from '@duka/serving/give-back.js';
import { adminPanel } from './admin.mjs';
import { assets } from './assets.mjs';
import { door } from './door.mjs';
import { drainOnSignal, health, isEnding } from './drain.mjs';
import {
  keepDocuments,
  letWalletsPay,
  knowOwnForms,
  markNavigations,
  readTarget,
  refuseProbes,
  securityHeaders,
} from './headers.mjs';
import { languages, loadBuilds } from './language.mjs';
import { log, requestLog } from './log.mjs';
import { publicPages } from './pages.mjs';
import { apiProxy } from './proxy.mjs';
import { nameVisitor } from './visitor.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const client = join(here, '../build/client');
const builds = await loadBuilds(join(here, '../build'));
const spoken = languages(builds);

/** Connections that may wait to be taken: whoever finds no room is silently dropped and tries again after a second at the earliest. */
const BACKLOG = 4_096;

const app = express();
app.disable('x-powered-by');
app.set('etag', false);
const pages = publicPages(builds, spoken.render, apiUrl);
app.use(readTarget, requestLog, health, pages.noteChanges);
app.use(apiProxy(apiUrl));
app.use(securityHeaders, refuseProbes, compression());
app.use('/admin', adminPanel(join(here, '../../admin/build')));
app.use('/assets', assets(join(client, 'assets')));
app.use('/brand', express.static(join(client, 'brand'), { immutable: true, maxAge: '1y', index: false }));
app.use(express.static(client, { maxAge: '1h', index: false, dotfiles: 'ignore', redirect: false }));
app.use(knowOwnForms, keepDocuments, markNavigations, spoken.guide);
app.use(letWalletsPay(() => builds.loaded.get('en').entry.module.walletsNow()));
app.use(pages.page);
app.all('/{*path}', spoken.page);
app.use((error, req, res, next) => {
  const status = error.status ?? error.statusCode ?? 500;
  if (status >= 500)
    log('error', 'page failed', { requestId: req.headers['x-request-id'], error: String(error) });
  if (res.headersSent) return next(error);
  res
    .status(status)
    .type('text/plain; charset=utf-8')
    .send(status === 404 ? 'Not found' : 'Something went wrong');
});

await spoken.ready();
const serve = door(app);
const server = createServer(
  {
    requestTimeout: 30_000,
    headersTimeout: 10_000,
    // longer than the proxy in front keeps an idle connection (30 s), shorter than the API does (65 s)
    keepAliveTimeout: 60_000,
    connectionsCheckingInterval: 5_000,
  },
  async (req, res) => {
    if (!isEnding() && (await pages.atOnce(req, res))) return;
    nameVisitor(req);
    await spoken.name(req);
    void serve(req, res);
  },
);
server.timeout = 30_000;
server.listen({ port, host, backlog: BACKLOG }, () => log('info', 'storefront ready', { port, api: apiUrl }));
giveBackOnceQuiet();
server.on('error', (error) => {
  log('error', 'storefront cannot listen', { port, code: error.code });
  process.exit(1);
});
drainOnSignal(server);
