/**
 * Runs Lighthouse once on one page: `node measure.mjs '{"url":…,"token":…,"chromium":…,"report":…}'` prints one line of
 * JSON. A token makes it a logged-in shopper's page.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { getLogNormalScore } from 'lighthouse/shared/statistics.js';
import puppeteer from 'puppeteer-core';
import { CURVE, blockingByProcessor } from './blocking.mjs';
import { quiet } from './quiet.mjs';

const { url, session, chromium, report } = JSON.parse(process.argv[2]);
const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/** Leaves the session where the shop's own login would have left it. */
async function logIn(port) {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  const page = await browser.newPage();
  await page.goto(new URL('/robots.txt', url).href);
  await page.evaluate((kept) => {
    localStorage.setItem('token', kept.token);
    localStorage.setItem('userInfo', JSON.stringify(kept));
  }, session);
  await page.close();
  await browser.disconnect();
}

const chrome = await launch({ chromeFlags, ...(chromium ? { chromePath: chromium } : {}) });
try {
  if (session) await logIn(chrome.port);
  await quiet();
  const { lhr, artifacts } = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'error',
    output: 'json',
    disableStorageReset: Boolean(session),
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    // pages for one shopper say noindex on purpose
    skipAudits: session || new URL(url).pathname === '/login' ? ['is-crawlable'] : [],
  });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.code);
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, JSON.stringify(lhr));
  const score = (name) => Math.round((lhr.categories[name].score ?? 0) * 100);
  const figure = (name) => lhr.audits[name].numericValue ?? 0;
  const failed = Object.values(lhr.audits).filter(
    ({ score: one, scoreDisplayMode }) => one === 0 && scoreDisplayMode === 'binary',
  );
  const scripts = lhr.audits['network-requests'].details.items.filter((one) => one.resourceType === 'Script');
  const tbtCpu = blockingByProcessor(artifacts.Trace.traceEvents);
  const metrics = lhr.categories.performance.auditRefs.filter(({ weight }) => weight > 0);
  const others = metrics.filter(({ id }) => id !== 'total-blocking-time');
  const scoreCpu =
    others.reduce((sum, { id, weight }) => sum + (weight / 100) * lhr.audits[id].score, 0) +
    CURVE.weight * getLogNormalScore(CURVE, tbtCpu);
  const measured = {
    performance: score('performance'),
    performanceCpu: Math.round(scoreCpu * 100),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    tbtCpu,
    cls: figure('cumulative-layout-shift'),
    kib: figure('total-byte-weight') / 1024,
    scriptKib: scripts.reduce((sum, one) => sum + one.transferSize, 0) / 1024,
    benchmark: lhr.environment.benchmarkIndex,
    failed: failed.map(({ id }) => id),
    warnings: lhr.runWarnings,
  };
  process.stdout.write(`${JSON.stringify(measured)}\n`);
} finally {
  chrome.kill();
}
