#!/usr/bin/env bash
# is-bot 0.0.1, isbot-fast 1.2.0 and es6-crawler-detect 4.0.2, by which shops leave robots out of their counts of visits, beside isbot 5.2.3.
# Guess before the run: is-bot takes phones of Cubot for robots, the two others do not.
# Seen: Cubot is a robot to isbot-fast, too. What nobody guesses: is-bot looks for letters such as "silk" and "link", so that each tablet of Amazon (Silk is its browser), phones of TP-Link and whoever comes from
# within the app of LinkedIn are robots to it; and whoever reads in the app of Yahoo Japan is one to both, for its "yahoo". Scanners of a warehouse by Honeywell (ScanPal) are robots to all but es6-crawler-detect, isbot
# among them. Visits, and what was bought on them, are missing in the figures of just these people.
# Source: the browsers' own words of themselves (user agents): Amazon Silk (developer.amazon.com, Silk user agent strings), Chrome on Android (the name of the device stands behind its version), the browsers within apps of iOS.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts is-bot@0.0.1 isbot-fast@1.2.0 es6-crawler-detect@4.0.2 isbot@5.2.3
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { isbot } from 'isbot';

const require = createRequire(import.meta.url);
const [isBot, isBotFast, { Crawler }] = [require('is-bot'), require('isbot-fast'), require('es6-crawler-detect')];
const chrome = (phone) => `Mozilla/5.0 (Linux; Android 13; ${phone}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36`;
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const silk = 'Mozilla/5.0 (Linux; Android 11; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/130.3.1 like Chrome/130.0.6723.102 Safari/537.36';
const iphone = (app) => `Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${app}`;
for (const [who, words, ...seen] of [
  ['Chrome', windows, false, false, false, false],
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true, true, true, true],
  ['Pixel', chrome('Pixel 8'), false, false, false, false],
  ['Cubot', chrome('CUBOT KINGKONG 9'), true, true, false, false],
  ['TP-Link', chrome('TP-Link Neffos C9'), true, false, false, false],
  ['Amazon', silk, true, false, false, false],
  ['ScanPal', chrome('ScanPal EDA52'), true, true, false, true],
  ['Instagram', iphone('Mobile/21G93 Instagram 356.0.0.28.99 (iPhone14,5; iOS 17_6_1; en_US; en; scale=3.00; 1170x2532; 658190568)'), false, false, false, false],
  ['LinkedIn', iphone('Mobile/21G93 [LinkedInApp]/9.30.1'), true, false, false, false],
  ['Yahoo Japan', iphone('Mobile/15E148 YJApp-IOS jp.co.yahoo.ipn.appli/4.120.1'), true, true, false, false],
]) {
  const told = [isBot(words), isBotFast(words), new Crawler().isCrawler(words), isbot(words)];
  console.log(who, ...told);
  assert.deepEqual(told, seen);
}
JS
node try.mjs
