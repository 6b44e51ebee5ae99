import { describe, expect, it } from '@jest/globals';
import { afterFirstPaint } from './first-paint';

const page = `<html><head><link rel="modulepreload" nonce="n" href="/assets/entry-1.js"/><link rel="modulepreload" href="/assets/react-1.js"/><link rel="modulepreload" href="/assets/home-1.js"/></head><body><button>Buy</button><script nonce="n" type="module" async="">;
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry-1.js");</script></body></html>`;

describe('the scripts of a public page', () => {
  const late = afterFirstPaint(page);

  it('are not asked for while the page is being read', () => {
    expect(late).not.toContain('<link rel="modulepreload"');
    expect(late).not.toContain('import *');
    expect(late.indexOf('requestAnimationFrame')).toBeLessThan(late.indexOf('["/assets/entry-1.js"'));
  });

  it('run in the order in which they need each other, the page’s own start last', () => {
    const order = [
      'for(const file of ["/assets/react-1.js"])',
      'route0=await',
      'route1=await',
      'RouteModules',
      'import("/assets/entry-1.js")',
    ];
    const places = order.map((text) => late.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('start with the page where nothing is seen without them, and fetch them first', () => {
    const hurried = afterFirstPaint(page, { atOnce: true });
    expect(hurried).toContain('if(!document.hidden)await');
    expect(hurried).toContain("fetchPriority:'high'");
    expect(late).toContain("fetchPriority:'low'");
  });

  it('keep their mark, by which the policy knows them', () => {
    expect(late).toContain('<script nonce="n" type="module" async="">');
  });

  it('stay as they are when the page looks different than expected', () => {
    for (const other of [
      '<html></html>',
      page.replace('import("', 'load("'),
      page.replaceAll('modulepreload', 'x'),
    ])
      expect(afterFirstPaint(other)).toBe(other);
  });
});
