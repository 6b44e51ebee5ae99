import { baseCurrency } from '../../kernel/currency.js';
import type { Told, Tongue } from '../../kernel/tongue.js';
import type { Shop } from '../domain/letters.js';
import type { Letter } from '../domain/mail.js';
import { newOrder } from '../domain/new-order-letter.js';
import { EVERY_LETTER, NEW_ORDERS, ORDER } from './letter-samples.js';
import { MAIL_TOPICS } from './mails.js';
import { WriteLetter } from './write-letter.js';

/** What the letters are called: the events that they tell of, and the one to the shop about a new order. */
export const LETTERS = [...MAIL_TOPICS, 'new-order'] as const;
export type LetterName = (typeof LETTERS)[number];

/** A letter as it would be, and the texts that it was made of, by their keys. */
export interface SampleLetter {
  letter: Letter;
  said: ReadonlyMap<string, string>;
}

const SENDER = { accountId: '', places: [], isOwner: true };

/** A language that remembers what it was asked to say. */
function listening(tongue: Tongue, said: Map<string, string>): Tongue {
  const say = (key: string, told?: Told) => {
    const text = tongue.say(key, told);
    said.set(key, text);
    return text;
  };
  return Object.assign(Object.create(tongue) as Tongue, { say });
}

/** A letter on each occasion that it words otherwise, about somebody and something made up. */
export async function samplesOf(name: LetterName, shop: Shop): Promise<SampleLetter[]> {
  const order = { ...ORDER, currency: baseCurrency().code };
  const write = async (make: (shop: Shop) => Promise<Letter | undefined>): Promise<SampleLetter[]> => {
    const said = new Map<string, string>();
    const letter = await make({ ...shop, tongue: listening(shop.tongue, said) });
    return letter ? [{ letter, said }] : [];
  };
  const all =
    name === 'new-order'
      ? NEW_ORDERS.map((more) =>
          write((read) => Promise.resolve(newOrder(read, read.supportEmail, { ...order, ...more }))),
        )
      : EVERY_LETTER.filter(({ topic }) => topic === name).map(
          ({ payload = {}, order: more = {}, shop: other }) =>
            write((read) =>
              new WriteLetter(
                { of: () => Promise.resolve({ ...order, ...more, sender: SENDER }) },
                { read: () => Promise.resolve({ ...read, ...other }) },
                { mayWrite: () => Promise.resolve(true) },
              ).writeLetter(name, { ...payload, ...('currency' in payload && { currency: order.currency }) }),
            ),
        );
  const written = (await Promise.all(all)).flat();
  const looks = written.map(({ letter: { subject, blocks } }) => JSON.stringify([subject, blocks]));
  return written.filter((_, at) => looks.indexOf(looks[at] ?? '') === at);
}
