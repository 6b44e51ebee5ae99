import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { writeFileSync } from 'node:fs';
const [, , base, path, out, sess] = process.argv;
const url = base + path;
const chrome = await launch({
  chromePath: '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
if (sess) {
  const session = await (
    await fetch(base + '/api/v1/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'shopper@example.com', password: 'duka-shopper-demo' }),
    })
  ).json();
  const browser = await puppeteer.connect({
    browserURL: `http://127.0.0.1:${chrome.port}`,
    defaultViewport: null,
  });
  const page = await browser.newPage();
  await page.goto(base + '/robots.txt');
  await page.evaluate((k) => {
    localStorage.setItem('token', k.token);
    localStorage.setItem('userInfo', JSON.stringify(k));
  }, session);
  await page.close();
  await browser.disconnect();
}
const r = await lighthouse(url, {
  port: chrome.port,
  logLevel: 'error',
  onlyCategories: ['performance'],
  disableStorageReset: Boolean(sess),
});
const t = r.artifacts.Trace ?? r.artifacts.traces?.defaultPass;
const ev = t.traceEvents;
// main thread of the page: thread with most RunTask named CrRendererMain
const names = new Map();
for (const e of ev) if (e.name === 'thread_name') names.set(e.pid + ':' + e.tid, e.args.name);
const tasks = ev.filter(
  (e) => /RunTask/.test(e.name) && e.ph === 'X' && names.get(e.pid + ':' + e.tid) === 'CrRendererMain',
);
const byPid = {};
for (const e of tasks) byPid[e.pid] = (byPid[e.pid] ?? 0) + (e.tdur ?? 0);
const pid = Object.entries(byPid).sort((a, b) => b[1] - a[1])[0][0];
const fcp = ev
  .filter((e) => e.name === 'firstContentfulPaint' && String(e.pid) === pid)
  .sort((a, b) => a.ts - b.ts)[0]?.ts;
const own = tasks.filter((e) => String(e.pid) === pid);
let wall = 0,
  cpu = 0;
const long = [];
for (const e of own)
  if (e.ts + e.dur > fcp) {
    wall += Math.max(0, (4 * e.dur) / 1000 - 50);
    cpu += Math.max(0, (4 * (e.tdur ?? 0)) / 1000 - 50);
    if ((4 * (e.tdur ?? 0)) / 1000 > 50) long.push(e);
  }
const inner = (task) => {
  const m = {};
  for (const e of ev)
    if (
      e.ph === 'X' &&
      e.pid === task.pid &&
      e.tid === task.tid &&
      e.ts >= task.ts &&
      e.ts + e.dur <= task.ts + task.dur &&
      !/RunTask|ThreadController|BlinkScheduler|SimpleWatcher/.test(e.name)
    ) {
      const k = e.name + (e.args?.data?.url ? ' ' + String(e.args.data.url).slice(-30) : '');
      m[k] = (m[k] ?? 0) + (e.tdur ?? 0) / 1000;
    }
  return Object.entries(m)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 6)
    .map(([k, v]) => k + ' ' + v.toFixed(1))
    .join(', ');
};
console.log(
  path,
  'score',
  Math.round(r.lhr.categories.performance.score * 100),
  'fcp',
  Math.round(r.lhr.audits['first-contentful-paint'].numericValue),
  'lcp',
  Math.round(r.lhr.audits['largest-contentful-paint'].numericValue),
  'tbt',
  Math.round(r.lhr.audits['total-blocking-time'].numericValue),
  'wall-est',
  Math.round(wall),
  'CPU-est',
  Math.round(cpu),
  'total cpu ms',
  Math.round(own.reduce((s, e) => s + (e.tdur ?? 0), 0) / 1000),
);
for (const e of own.filter((e) => e.tdur > 5000))
  console.log(
    '   ',
    ((e.ts - fcp) / 1000).toFixed(0),
    'ms after fcp; cpu',
    (e.tdur / 1000).toFixed(1),
    'wall',
    (e.dur / 1000).toFixed(1),
    inner(e),
  );
if (out) writeFileSync(out, JSON.stringify(r.lhr));
const ul = ev
  .filter((e) => e.name === 'UpdateLayoutTree' && String(e.pid) === pid && e.tdur > 2000)
  .map((e) => `${((e.ts - fcp) / 1000).toFixed(0)}:${e.args.elementCount}el ${(e.tdur / 1000).toFixed(0)}ms`);
console.log('   styles', ul.join(' | '));
const lay = ev
  .filter((e) => e.name === 'Layout' && String(e.pid) === pid && e.tdur > 2000)
  .map(
    (e) =>
      `${((e.ts - fcp) / 1000).toFixed(0)}:${e.args.beginData?.dirtyObjects}/${e.args.beginData?.totalObjects} ${(e.tdur / 1000).toFixed(0)}ms`,
  );
console.log('   layouts', lay.join(' | '));

chrome.kill();
