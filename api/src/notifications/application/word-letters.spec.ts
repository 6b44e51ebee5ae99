import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '../../kernel/audit.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { InMemoryWordings } from '../../kernel/testing/in-memory-wordings.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import { tongueOfShop } from '../../kernel/wordings.js';
import { masked } from '../../platform/audit/mask.js';
import { FolderTongues, tongueOf } from '../../platform/languages/tongues.js';
import type { Letter } from '../domain/mail.js';
import { SHOP_OF_MAILS } from './letter-samples.js';
import { LETTERS } from './sample-letters.js';
import { WordLetters } from './word-letters.js';

const RESET = 'mail.password-reset';
const ADA = { accountId: 'ada', email: 'ada@example.com' };
const tongues = new FolderTongues();

let wordings: InMemoryWordings;
let entries: AuditEntry[];
let sent: Letter[];
let letters: WordLetters;

beforeEach(() => {
  [wordings, entries, sent] = [new InMemoryWordings(), [], []];
  letters = new WordLetters(
    wordings,
    tongues,
    termsOf(() => ({ languages: ['en', 'fr', 'en-GB'] })),
    { read: () => Promise.resolve({ ...SHOP_OF_MAILS, tongue: tongueOf('en') }) },
    { post: (letter) => Promise.resolve((sent.push(letter), { worked: true, message: 'Taken' })) },
    { record: (entry) => Promise.resolve(void entries.push(entry)) },
    new DirectUnitOfWork(),
  );
});

const save = (language: string, key: string, text: string, id = RESET) =>
  letters.save(ADA, id, language, [{ key, text }]);
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: { details: object }) => error.details,
  );

describe('the letters of the shop', () => {
  it('show each text once, where it stands, from above', async () => {
    const { texts, samples, languages } = await letters.one(RESET, 'fr');
    expect(texts.map(({ key, place }) => `${place} ${key.replace('mails.', '')}`)).toEqual([
      'subject reset.subject',
      'greeting hello',
      'text reset.asked',
      'button setPassword',
      'text ignore',
      'closing regards',
    ]);
    expect(texts[0]).toMatchObject({ original: tongueOf('fr').text('mails.reset.subject'), own: '' });
    expect(texts.find(({ key }) => key === 'mails.ignore')?.alsoIn).toEqual(['mail.address-taken']);
    expect(samples).toHaveLength(1);
    expect(languages).toEqual(['en', 'fr', 'en-GB']);
  });

  it('name what each text is told, which no word of a choice is', async () => {
    const { texts } = await letters.one('order.paid', 'en');
    const told = (key: string) => texts.find((one) => one.key === `mails.${key}`)?.variables;
    expect([told('order.willWrite'), told('order.subject'), told('regards')]).toEqual([
      ...[['way'], ['title', 'number'], []],
    ]);
  });

  it('show every text of every letter: none is out of reach', async () => {
    const all = await Promise.all(LETTERS.map((name) => letters.one(name, 'en')));
    const seen = new Set(all.flatMap(({ texts }) => texts.map(({ key }) => key)));
    const lost = tongues
      .of('en')
      .keys('mails')
      .filter((key) => !seen.has(key));
    // ", " joins words in every letter
    expect(lost).toEqual(['mails.comma']);
  });

  it('tell occasions apart by what they say', async () => {
    const { samples } = await letters.one('order.placed', 'en');
    expect(samples.length).toBeGreaterThan(5);
    expect(new Set(samples).size).toBe(samples.length);
  });

  it('say what staff has written, from then on, and say the shop’s own again', async () => {
    await save('fr', 'mails.reset.subject', '  Votre mot de passe ');
    const subject = async (tag: string) =>
      (await tongueOfShop(tongues, wordings, tag)).say('mails.reset.subject');
    expect(await subject('fr')).toBe('Votre mot de passe');
    expect((await letters.preview(RESET, 'fr', 0, [])).subject).toBe('Votre mot de passe');
    expect(await letters.list()).toContainEqual({
      ...{ name: RESET, subject: 'Set a new password', language: 'en', languages: ['fr'] },
    });
    await save('fr', 'mails.reset.subject', '');
    expect(await subject('fr')).toBe(tongueOf('fr').say('mails.reset.subject'));
    expect(entries.map(({ entityId, changes }) => [entityId, changes])).toEqual([
      [
        RESET,
        {
          language: 'fr',
          texts: [
            {
              key: 'mails.reset.subject',
              from: tongueOf('fr').text('mails.reset.subject'),
              to: 'Votre mot de passe',
            },
          ],
        },
      ],
      [
        RESET,
        {
          language: 'fr',
          texts: [{ key: 'mails.reset.subject', from: 'Votre mot de passe', to: expect.any(String) }],
        },
      ],
    ]);
  });

  it('stand in the audit log as they were written, also where they are long or about passwords', async () => {
    const long = 'Nobody of us will ever ask you for it. '.repeat(40).trim();
    await save('en', 'mails.passwordChanged.done', long, 'mail.password-changed');
    const [entry] = entries;
    expect(long.length).toBeGreaterThan(1_000);
    expect(masked(entry?.changes, entry?.longestText)).toMatchObject({
      texts: [{ key: 'mails.passwordChanged.done', to: long }],
    });
  });

  it('keep nothing, and note nothing, where a text is what the shop comes with', async () => {
    await save('en', 'mails.reset.subject', 'Set a new password');
    expect([await wordings.of(), entries]).toEqual([[], []]);
  });

  it('are previewed with what is not kept yet, as HTML and as plain text', async () => {
    const own = [{ key: 'mails.reset.asked', text: 'One <b>line</b>\nand another' }];
    const { html, text } = await letters.preview(RESET, 'en', 0, own);
    expect(html).toContain('One &lt;b&gt;line&lt;/b&gt;<br>and another');
    expect(text).toContain('One <b>line</b>\nand another');
    expect(await wordings.of()).toEqual([]);
  });

  it.each([
    ['mails.order.carrierNumber', 'It is {number}.', 'The text has to keep the variable {carrier}'],
    ['mails.order.carrier', 'It is {number}.', 'There is no variable {number} in this text'],
    [
      'mails.order.carrier',
      'It is {number.',
      'The braces do not go in pairs, or what is in them cannot be read',
    ],
    [
      'mails.order.carrierNumber',
      '{carrier}, {number, number}',
      'The variable {number} cannot be used in this way',
    ],
    [
      'mails.order.lastRow',
      '{way, select, pickup {There}}',
      'A choice in braces has to end with the case other',
    ],
    ['mails.order.subject', 'One\n{title} {number}', 'This text has one line'],
    ['mails.order.carrier', 'x'.repeat(2_001), 'A text has at most 2000 characters here'],
    ['mails.reset.asked', 'Asked', 'There is no such text here'],
  ])('refuse of %s the text %j, at its field', async (key, text, message) => {
    expect(await refused(save('en', key, text, 'order.shipped'))).toMatchObject({
      fields: [{ field: 'texts.0.text', message }],
    });
    expect(await wordings.of()).toEqual([]);
  });

  it('take the apostrophe of French before a variable for a letter', async () => {
    await save('fr', 'mails.order.carrierNumber', "Suivi par {carrier} : l'{number}.", 'order.shipped');
    const fr = await tongueOfShop(tongues, wordings, 'fr');
    expect(fr.say('mails.order.carrierNumber', { carrier: 'UPS', number: '1Z' })).toBe(
      'Suivi par UPS : l’1Z.',
    );
  });

  it('say in a region what its language says in own words, but where it has words of its own', async () => {
    await save('en', 'mails.reset.subject', 'A new password');
    await save('en', 'mails.order.title.cancelled', 'Cancelled', 'order.cancelled');
    const [british, american] = await Promise.all(
      ['en-GB', 'en-US'].map((tag) => tongueOfShop(tongues, wordings, tag)),
    );
    expect([british, american].map((one) => one?.say('mails.reset.subject'))).toEqual([
      ...['A new password', 'A new password'],
    ]);
    expect(american?.say('mails.order.title.cancelled')).toBe('Your order was canceled');
    expect(british?.say('mails.order.title.cancelled')).toBe('Cancelled');
  });

  it('pass over an own text that no longer fits what the shop comes with', async () => {
    await wordings.save([{ language: 'en', key: 'mails.order.carrier', text: 'By {gone}' }]);
    expect((await tongueOfShop(tongues, wordings, 'en')).say('mails.order.carrier')).toBe(
      'The carrier has your parcel.',
    );
  });

  it('are sent for trial to whoever asks, as they are kept', async () => {
    await save('en', 'mails.reset.subject', 'A new password');
    expect(await letters.sendTrial(ADA, RESET, 'en', 0)).toEqual({ worked: true, message: 'Taken' });
    expect(sent).toMatchObject([{ to: 'ada@example.com', subject: 'A new password' }]);
    expect(entries.at(-1)).toMatchObject({ action: 'adminSendTrialLetter', entityId: RESET });
  });

  it.each([
    ['mail.nothing', 'en'],
    [RESET, 'xx'],
  ])('are not found where there is none: %s in %s', async (id, language) => {
    await expect(letters.one(id, language)).rejects.toThrow('Letter not found');
    await expect(letters.preview(id, language, 0, [])).rejects.toThrow('Letter not found');
  });
});
