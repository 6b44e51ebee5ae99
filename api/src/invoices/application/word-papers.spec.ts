import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '../../kernel/audit.js';
import { FREE_TEXTS } from '../../kernel/paper-texts.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { InMemoryWordings } from '../../kernel/testing/in-memory-wordings.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import { FolderTongues, knownTongues, tongueOf } from '../../platform/languages/tongues.js';
import { pdfText } from '../../platform/pdf/testing/pdf-text.js';
import { PdfkitCreditNotePrinter } from '../adapters/pdfkit/pdfkit-credit-note-printer.js';
import { PdfkitInvoicePrinter } from '../adapters/pdfkit/pdfkit-invoice-printer.js';
import { PdfkitPackingPrinter } from '../adapters/pdfkit/pdfkit-packing-printer.js';
import { PAPER_TEXTS, PAPERS } from '../domain/paper-texts.js';
import { everyPackingPaper } from '../testing/every-packing-paper.js';
import { everyPaper } from '../testing/every-paper.js';
import { WordPapers } from './word-papers.js';

const ADA = { accountId: 'ada', email: 'ada@example.com' };
const SHOP = { name: 'Duka', address: 'Plot 7', supportEmail: 'duka@mail.example', taxNumber: '1000023456' };
const tongues = new FolderTongues();

let wordings: InMemoryWordings;
let entries: AuditEntry[];
let papers: WordPapers;

beforeEach(() => {
  [wordings, entries] = [new InMemoryWordings(), []];
  papers = new WordPapers(
    wordings,
    tongues,
    termsOf(() => ({ languages: ['en', 'fr', 'en-GB'] })),
    { read: () => Promise.resolve(SHOP) },
    new PdfkitInvoicePrinter(tongues, wordings),
    new PdfkitCreditNotePrinter(tongues, wordings),
    new PdfkitPackingPrinter(tongues, wordings),
    { record: (entry) => Promise.resolve(void entries.push(entry)) },
    new DirectUnitOfWork(),
  );
});

const save = (key: string, text: string, language = 'en', id = 'invoice') =>
  papers.save(ADA, id, language, [{ key: `papers.${key}`, text }]);
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: { details: object }) => error.details,
  );
/** What a preview writes, its lines joined. */
const seen = async (id: string, language: string, sample = 0, sent: { key: string; text: string }[] = []) => {
  const { bytes } = await papers.preview(id, language, sample, sent);
  return (await pdfText(bytes)).replaceAll(/\s+/g, ' ');
};

describe('the papers of the shop', () => {
  it('name every text that they say, and none that they do not', async () => {
    const free = Object.keys(FREE_TEXTS).map((key) => ({ language: 'en', key, text: `[${key}]` }));
    // a discount without a coupon is of orders from before coupons had a code
    const of = (...names: (typeof PAPERS)[number][]) =>
      new Set(names.flatMap((name) => PAPER_TEXTS[name].map(({ key }) => key)));
    const known = tongues.of('en').keys('papers');
    expect([...of(...PAPERS), 'papers.comma', 'papers.rate'].sort()).toEqual(known.sort());
    await wordings.save(free);
    const drawn = [...(await everyPaper('en', wordings)), ...(await everyPackingPaper('en', wordings))];
    const groups = {
      invoice: /^invoice /,
      'credit-note': /^credit notes/,
      'packing-slip': /^packing/,
      'pick-list': /^pick/,
    };
    for (const name of PAPERS) {
      const text = drawn.flatMap((one) => (groups[name].test(one.about) ? [one.text] : [])).join('\n');
      const said = (key: string) => {
        const own = tongueOf('en').text(key) || `[${key}]`;
        return own.split(/\{\w+\}/).every((part) => text.includes(part));
      };
      const silent = [...of(name)].filter((key) => !said(key) && key !== 'papers.discount');
      // of one example each, which other papers have
      const shared = new Set([
        'consultation',
        'waiting',
        'refused',
        'supply',
        'confirmed',
        'taxNumber',
        'deliveredTo',
        'vatNumber',
      ]);
      expect(silent.filter((key) => ![...shared].some((one) => key.includes(one)))).toEqual([]);
      for (const key of Object.keys(FREE_TEXTS)) expect(text.includes(`[${key}]`)).toBe(of(name).has(key));
    }
  }, 30_000);

  it('say an introduction, how to pay and closing words once somebody has written them, with what they are told', async () => {
    const before = await seen('invoice', 'fr');
    expect(before).not.toContain('Merci');
    await save('invoice.opening', 'Merci, {name} !', 'fr');
    await save('invoice.payment', 'Merci de payer {amount} pour la commande {order}.\n\nIBAN FR76', 'fr');
    await save('invoice.closing', 'TVA non applicable, art. 293 B du CGI', 'fr');
    const after = await seen('invoice', 'fr');
    for (const text of ['Merci, Amina Okello !', 'pour la commande AB12CD34.', 'IBAN FR76', 'art. 293 B'])
      expect(after).toContain(text);
    expect(after.indexOf('Merci, Amina')).toBeLessThan(after.indexOf('Kisumu'));
    expect(after.indexOf('IBAN')).toBeGreaterThan(after.indexOf('Kisumu'));
    expect(await seen('invoice', 'de')).not.toContain('IBAN');
    expect(await seen('invoice', 'fr', 1)).toContain('art. 293 B');
  });

  it('ask for nothing where nothing is due', async () => {
    await wordings.save([{ language: 'en', key: 'papers.invoice.payment', text: 'Please pay' }]);
    const drawn = await everyPaper('en', wordings);
    expect(drawn.map(({ text }) => text.includes('Please pay'))).toContain(true);
    for (const { text } of drawn.filter((one) => one.text.includes('Due\n$0.00')))
      expect(text).not.toContain('Please pay');
  });

  it.each([
    ['invoice', 'Tax invoice {number}', 'Tax invoice INV-000042'],
    ['order', 'Your order {number}, {day}', 'Your order AB12CD34'],
    ['item', 'What you bought', 'What you bought'],
  ])('say %s as staff words it: %s', async (key, text, written) => {
    await save(key, text);
    expect(await seen('invoice', 'en')).toContain(written);
  });

  it.each([
    ['invoice', 'Bill {number}', 'The law wants these words kept: Invoice'],
    ['notInvoice', 'Order {number}', 'The law wants these words kept: not an invoice'],
    [
      'supply.sameDay',
      'Sent today',
      'The law wants these words kept: The day of supply is the invoice’s date',
    ],
    ['invoice', 'Invoice', 'The text has to keep the variable {number}'],
    ['invoice.closing', 'Pay {amount}', 'There is no variable {amount} in this text'],
    [
      'invoice.closing',
      'Thank you {name',
      'The braces do not go in pairs, or what is in them cannot be read',
    ],
    ['item', 'One\nother', 'This text has one line'],
    ['packingSlip', 'Parcel', 'There is no such text here'],
  ])('refuse for %s the text %j, at its field', async (key, text, message) => {
    expect(await refused(save(key, text))).toMatchObject({ fields: [{ field: 'texts.0.text', message }] });
    expect(await wordings.of()).toEqual([]);
  });

  it('keep the words of the law in every language, and pass over a kept text that leaves them out', async () => {
    for (const tag of knownTongues()) {
      const { texts } = await papers.one('invoice', tag);
      expect(texts.find(({ key }) => key === 'papers.invoice')?.words).toHaveLength(1);
      for (const { key, words, original } of texts)
        if (words.length > 0) expect(tongueOf(tag).mistakeIn(key, original)).toBeUndefined();
    }
    await wordings.save([{ language: 'en', key: 'papers.invoice', text: 'Bill {number}' }]);
    expect(await seen('invoice', 'en')).toContain('Invoice INV-000042');
  });

  it('are listed with their titles and languages, and noted in the audit log', async () => {
    await save('packingSlip', 'Bordereau', 'fr', 'packing-slip');
    expect(await papers.list()).toEqual([
      { name: 'invoice', title: 'Invoice', language: 'en', languages: [] },
      { name: 'credit-note', title: 'Credit note', language: 'en', languages: [] },
      { name: 'packing-slip', title: 'Packing slip', language: 'en', languages: ['fr'] },
      { name: 'pick-list', title: 'Pick list', language: 'en', languages: [] },
    ]);
    expect(entries).toMatchObject([
      {
        ...{ action: 'adminSavePaper', entity: 'paper', entityId: 'packing-slip' },
        changes: { language: 'fr', texts: [{ key: 'papers.packingSlip', to: 'Bordereau' }] },
      },
    ]);
    const { samples, texts } = await papers.one('invoice', 'en');
    expect(samples).toEqual(['Invoice', 'Order (not an invoice)']);
    expect(texts.find(({ key }) => key === 'papers.invoice.payment')).toEqual({
      ...{ key: 'papers.invoice.payment', place: 'payment', hasLines: true, original: '', own: '' },
      ...{ variables: [], offered: ['name', 'order', 'amount'], words: [], alsoIn: [], samples: [0] },
    });
  });

  it.each(PAPERS)('are previewed with what is not kept, and keep nothing of it: %s', async (id) => {
    const [title] = PAPER_TEXTS[id];
    const text = `${tongueOf('en').text(title?.key ?? '')} *`;
    expect(await seen(id, 'en', 0, [{ key: title?.key ?? '', text }])).toContain(' *');
    expect(await wordings.of()).toEqual([]);
  });

  it.each([
    ['bill', 'en'],
    ['invoice', 'xx'],
  ])('are not found where there is none: %s in %s', async (id, language) => {
    await expect(papers.one(id, language)).rejects.toThrow('Paper not found');
    await expect(papers.preview(id, language, 0, [])).rejects.toThrow('Paper not found');
  });
});
