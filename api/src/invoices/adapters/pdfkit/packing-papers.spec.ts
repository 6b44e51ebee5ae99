import { describe, expect, it } from '@jest/globals';
import { textsOf } from '../../../platform/languages/folders.js';
import { knownTongues } from '../../../platform/languages/tongues.js';
import { pdfText } from '../../../platform/pdf/testing/pdf-text.js';
import { everyPackingPaper } from '../../testing/every-packing-paper.js';

/** Those of the catalogue that are for who packs alone. */
const OWN = ['packingSlip', 'deliverTo', 'sku', 'pickList', 'inOrders', 'nothingToPack'];

describe('the papers of who packs', () => {
  it.each(knownTongues())(
    'in %s have every text of that language, name whom and what, and no price',
    async (tag) => {
      const papers = await everyPackingPaper(tag);
      const [slips = '', pickList = ''] = papers.map(({ text }) => text);
      const texts = textsOf(tag, 'papers');
      for (const key of OWN) expect(`${slips}\n${pickList}`).toContain(texts[key]);
      for (const word of [
        'Ilse Okello',
        'Ringweg 12',
        'Kai 1',
        'Duka GmbH',
        'KX-9',
        'Lampada KX-9 (Ocra)',
        '000ABCDE',
      ])
        expect(slips).toContain(word);
      for (const word of ['KX-9', '#000ABCDE', '#000ABCDF']) expect(pickList).toContain(word);
      expect(slips + pickList).not.toMatch(/[{}$]|papers\.|undefined|NaN/);
      for (const { pdf } of papers)
        expect(await pdfText(pdf)).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/);
    },
    30_000,
  );

  it('begin a page for each order, however many lines one has', async () => {
    const [slips] = await everyPackingPaper('en');
    const pages = Buffer.from(slips?.pdf ?? '')
      .toString('latin1')
      .match(/\/Type \/Page\b/g);
    expect(pages).toHaveLength(3);
  });
});
