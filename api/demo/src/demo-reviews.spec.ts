import { beforeAll, describe, expect, it } from '@jest/globals';
import { readCatalogueFile, readReviewsFile, type WrittenReview } from './catalogue-file.js';

let byProduct: Readonly<Record<string, readonly WrittenReview[]>>;
let all: WrittenReview[];

beforeAll(async () => {
  byProduct = await readReviewsFile();
  all = Object.values(byProduct).flat();
});

/** What is said, one sentence each, without its stop. */
const sentences = ({ title, comment }: WrittenReview) =>
  [title, ...comment.split(/(?<=[.!?])\s+/)]
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[.!?]+$/, '')
        .trim(),
    )
    .filter(Boolean);

describe('the reviews of the demo', () => {
  it('are two hundred, and some of each product', async () => {
    const keys = (await readCatalogueFile()).products.map(({ key }) => key);
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(Object.keys(byProduct).sort()).toEqual([...keys].sort());
    expect(Object.values(byProduct).filter((texts) => texts.length < 2)).toEqual([]);
  });

  it('never say the same sentence twice', () => {
    const said = all.flatMap(sentences);
    expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([]);
  });

  it('are of different tempers and lengths', () => {
    const lengths = all.map(({ comment }) => comment.length);
    expect(new Set(all.map(({ stars }) => stars))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(Math.min(...lengths)).toBeLessThan(40);
    expect(Math.max(...lengths)).toBeGreaterThan(150);
  });

  it('are in American English', () => {
    const british = /colour|grey\b|favour|centre\b|trousers|jumper|trainers|whilst|\bcm\b|\bkg\b/i;
    expect(all.filter(({ title, comment }) => british.test(`${title} ${comment}`))).toEqual([]);
  });
});
