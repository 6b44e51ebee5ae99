import { describe, expect, it } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { contactTexts } from './en/contact';
import { deliveryPromise } from '../delivery-offer';
import { money } from '../format';
import { deliveryText } from '../shop-info';
import { services } from './en/home';
import { menuTexts } from './en/menu';
import { reviewTexts } from './en/reviews';

const app = new URL('../../', import.meta.url);
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|^testing\/|messages\/|^pages\/llms-txt/.test(file));

/** Words for people that stand in the code: between tags, in attributes that are read out, in tables of labels. */
const spoken = [
  /(?<![=-])>\s*([A-Z][A-Za-z' ]+[.!?]?)\s*</g,
  /\b(?:aria-label|aria-roledescription|alt|label|legend|placeholder|title)="([^"]*[A-Za-z]{2}[^"]*)"/g,
  /\b(?:label|legend|text|title): '([^']*[A-Za-z]{2}[^']*)'/g,
  /\b(?:label|text|title)(?::|=\{) ?`([^`$]*[A-Za-z]{2}[^`]*)`/g,
];
const wordsIn = (code: string) =>
  spoken.flatMap((pattern) => [...code.matchAll(pattern)].map(([, words]) => words));

describe('the words of the shop', () => {
  it('count one thing as one', () => {
    expect([1, 2].map(menuTexts.suggestions)).toEqual([
      '1 suggestion, use the arrow keys',
      '2 suggestions, use the arrow keys',
    ]);
    expect([1, 5].map(reviewTexts.stars)).toEqual(['star:', 'stars:']);
  });

  it('promise the same everywhere: an answer within a working day, free delivery', () => {
    const inDollars = { code: null, of: (price: number) => price, text: money };
    const promised = (free: Parameters<typeof deliveryPromise>[0], days: number) => {
      const delivery = deliveryPromise(free);
      const told = deliveryText(delivery, inDollars);
      return services(delivery, told, days).map(({ title, text }) => `${title}: ${text}`);
    };
    const service = promised({ over: 140, method: 'Express' }, 14);
    expect(contactTexts.lead).toContain('answer within one working day');
    expect(service).toContain('Customer service: People who answer within one working day');
    expect(service).toContain('Free and fast delivery: Free standard delivery. Free Express over $140');
    expect(service).toContain('Money back guarantee: We return money within 14 days');
    expect(promised(null, 30)[0]).toBe('Fast delivery: Delivery costs are told before you pay');
    const refused = { ...deliveryPromise(null), isRefused: true };
    expect(services(refused, 'No', 30)[0].title).toBe('Delivery');
    expect(promised({ over: 0, method: null }, 30)[0]).toBe('Free and fast delivery: Free delivery');
  });

  it.each([
    ['<h1>Your cart</h1>', 'Your cart'],
    ['<b>\n  Sold out!\n</b>', 'Sold out!'],
    ['<nav aria-label="Pages">', 'Pages'],
    ["{ label: 'Cart', to: '/cart' }", 'Cart'],
    ['title={`Order ${number}`}', 'Order ${number}'],
  ])('would be found in %j', (code, words) => expect(wordsIn(code)).toEqual([words]));

  it('all stand in the catalogue of messages, so that another language is another catalogue', () => {
    expect(sources.length).toBeGreaterThan(100);
    const found = sources.flatMap((file) =>
      wordsIn(readFileSync(new URL(file, app), 'utf8')).map((words) => `${file}: ${words}`),
    );
    expect(found).toEqual([]);
  });
});
