import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { tooWide } from './page-width.js';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [375, 1366];
type Theme = 'light' | 'dark';

const NARROWEST = 320;

/** A theme changes nothing but colours: in the dark only these can find what they did not find in the light. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** Nothing stands outside the landmarks by which one goes through a page: no criterion, but asked of the shop's pages. */
const region = { region: { enabled: true } };

/**
 * What axe finds on a page into which `loadAxe` has brought it, in the light by all rules or in the dark by the few.
 * `known` names parts that need no look.
 */
export function violations(
  page: Page,
  colorScheme: Theme,
  more: axe.RuleObject = {},
  known: string[] = [],
): Promise<string[]> {
  const all = { type: 'tag', values: rules } as const;
  const few = { type: 'rule', values: ofColour } as const;
  return page.evaluate(
    async ({ exclude, runOnly, rules }) => {
      const found = await axe.run({ exclude }, { runOnly, rules, resultTypes: ['violations'] });
      return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(' ')}`);
    },
    {
      exclude: known,
      ...(colorScheme === 'light' ? { runOnly: all, rules: more } : { runOnly: few, rules: {} }),
    },
  );
}

/** Brings axe into the page, until it is loaded anew. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** The looks of headers and footers that axe has seen. */
const looked = new Set<string>();

/**
 * Which parts of the frame it has seen in this look: letter for letter the same, but for the page that a log-in leads
 * back to. A page has them in common with all others.
 */
async function knownIn(page: Page, look: string): Promise<string[]> {
  const parts = await page.evaluate(() =>
    ['body > header', 'body > footer'].flatMap((part) => {
      const found = document.querySelector(part);
      return found ? [{ part, html: found.outerHTML.replaceAll(/\?next=[^"]*/g, '') }] : [];
    }),
  );
  const known = parts.filter(({ html }) => looked.has(`${look} ${html}`)).map(({ part }) => part);
  for (const { html } of parts) looked.add(`${look} ${html}`);
  return known;
}

/** Also whether the page is wider than the screen. */
async function findings(page: Page, colorScheme: Theme, look: string): Promise<string[]> {
  const found = await violations(page, colorScheme, region, await knownIn(page, look));
  const wide = await tooWide(page);
  return wide > 0 ? [...found, `${wide} px too wide`] : found;
}

/**
 * Colours change at once until the page is loaded anew: a contrast is not measured halfway. The panel's bars stand at the
 * end of their page: what lies under one that sticks to the window can be scrolled from under it, which axe does not do.
 */
export async function holdStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      `*, ::before, ::after { transition: none !important; animation: none !important }
      .RaToolbar-desktopToolbar { position: static !important }`,
    );
    document.adoptedStyleSheets.push(still);
  });
}

/** All eight parts of the home page are there and none is put off: until then some have made-up heights. */
async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('.home > *')];
    const rendered = [...parts, ...document.querySelectorAll('.track-two > *')].every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    );
    return rendered && (parts.length === 0 || parts.length >= 8);
  });
}

/** The page in both themes at phone and desktop width, without loading it again: what is wrong, by look. */
export async function findingsInAllLooks(page: Page, widths = WIDTHS): Promise<Record<string, string[]>> {
  const broken: Record<string, string[]> = {};
  await laidOut(page);
  await loadAxe(page);
  await holdStill(page);
  // a desktop at 400 %, the narrowest that a page must fit without scrolling sideways
  await page.setViewportSize({ width: NARROWEST, height: 900 });
  const wide = await tooWide(page);
  if (wide > 0) broken[`${NARROWEST} px`] = [`${wide} px too wide`];
  // a page is laid out for each width once: the second width begins in the theme in which the first has ended
  const themes: Theme[] = ['light', 'dark'];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      const look = `${colorScheme}, ${width} px`;
      const found = await findings(page, colorScheme, look);
      if (found.length > 0) broken[look] = found;
    }
    themes.reverse();
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return broken;
}
