/**
 * The one origin while somebody works on it (`npm run dev`): the same ways as server.mjs, but pages and panel come from
 * Vite's own servers, which send each edit to the open browser. Vite writes inline scripts, so no policy of the built
 * pages is sent.
 */
import { apiUrl, port } from './settings.mjs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createRequestHandler } from '@react-router/express';
import express from 'express';
import { createServer as createVite } from 'vite';
import { keepDocuments, knowOwnForms, markNavigations } from './headers.mjs';
import { log } from './log.mjs';
import { apiProxy } from './proxy.mjs';
import { nameVisitor } from './visitor.mjs';

process.env.NODE_ENV = 'development';

const app = express();
const server = createServer((req, res) => {
  nameVisitor(req);
  app(req, res);
});

/** Vite's server of one workspace; both send edits through this one port. */
const viteOf = (folder, appType) =>
  createVite({
    root: fileURLToPath(new URL(`../../${folder}/`, import.meta.url)),
    appType,
    clearScreen: false,
    server: { middlewareMode: true, ws: { server } },
  });

function withoutPolicy(req, res, next) {
  const setHeader = res.setHeader.bind(res);
  res.setHeader = (name, value) => (/^content-security-policy/i.test(name) ? res : setHeader(name, value));
  const append = res.append.bind(res);
  res.append = (name, value) => (/^content-security-policy/i.test(name) ? res : append(name, value));
  next();
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const [panel, pages] = await Promise.all([viteOf('admin', 'spa'), viteOf('storefront', 'custom')]);
const build = () => pages.ssrLoadModule('virtual:react-router/server-build');

app.use(apiProxy(apiUrl));
app.use((req, res, next) => (/^\/admin(\/|$)/.test(req.path) ? panel.middlewares(req, res, next) : next()));
app.use(pages.middlewares);
app.use(withoutPolicy, knowOwnForms, keepDocuments, markNavigations);
app.all('/{*path}', createRequestHandler({ build, mode: 'development' }));

server.listen(port, () => log('info', 'storefront ready', { port, api: apiUrl }));
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0));
