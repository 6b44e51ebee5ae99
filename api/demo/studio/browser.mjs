/** The studio's page in a headless Chromium with WebGL in software, served from this folder. */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));
const WEBGL = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];
const A_PICTURE_MS = 900_000;

const fileOf = (path) => (path.startsWith('/node_modules/') ? root : here) + path.slice(1);

function serve(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  const file = fileOf(pathname);
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': file.endsWith('.html') ? 'text/html' : 'text/javascript' });
  return createReadStream(file).pipe(response);
}

/** `shot(job)` answers with PNGs: one list per view, one picture per colour. */
export async function openStudio() {
  const server = createServer(serve);
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const executablePath = await ensureBrowser((line) => process.stderr.write(`${line}\n`));
  const browser = await chromium.launch({ executablePath, args: WEBGL });
  const page = await browser.newPage();
  page.setDefaultTimeout(A_PICTURE_MS);
  page.on('pageerror', (error) => process.stderr.write(`${error.message}\n`));
  await page.goto(`http://127.0.0.1:${server.address().port}/page.html`);
  await page.waitForFunction('window.ready');
  return {
    async shot(job) {
      const { out } = await page.evaluate((wanted) => window.shot(wanted), job);
      return out.map((view) => view.map((url) => Buffer.from(url.split(',')[1], 'base64')));
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
