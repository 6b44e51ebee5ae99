import { describe, expect, it } from '@jest/globals';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const speaking = (tag: string) => ({ headers: { 'accept-language': tag } });
const NOBODY = { email: 'nobody@example.com', password: 'not this one' };

describe('a refusal', () => {
  it.each([
    ['de-AT, en;q=0.5', 'E-Mail-Adresse oder Passwort ist falsch.'],
    ['ar', 'البريد الإلكتروني أو كلمة المرور غير صحيحة.'],
    ['en', 'Invalid email or password.'],
    ['ja', 'Invalid email or password.'],
  ])('is said to whoever asks in %s as %s, under the same code', async (tag, sentence) => {
    const { status, body, headers } = await shop.client.post('/auth/login', NOBODY, speaking(tag));
    expect(status).toBe(401);
    expect([body.code, body.message, body.detail]).toEqual(['wrong_credentials', sentence, sentence]);
    expect(headers.get('vary')).toMatch(/accept-language/i);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('says at each field what is wrong with it in the language of the caller', async () => {
    const body = { name: '', email: 'no address', message: '', subject: 'x'.repeat(200) };
    const english = (await shop.client.post('/contact', body)).body;
    const french = (await shop.client.post('/contact', body, speaking('fr'))).body;
    const fields = (errors: { field: string }[]) => errors.map(({ field }) => field);
    expect(fields(french.errors)).toEqual(fields(english.errors));
    expect(french.code).toBe(english.code);
    for (const [at, { message }] of french.errors.entries())
      expect(message).not.toBe(english.errors[at].message);
  });
});

describe('what was done', () => {
  it.each([
    ['sw', 'Asante. Tutajibu ndani ya siku moja ya kazi.'],
    ['en', 'Thank you. We will answer within one working day.'],
  ])('is said in %s as %s', async (tag, sentence) => {
    const letter = { name: 'Ann', email: 'ann@example.com', message: 'Is the blue one back?' };
    const { body } = await shop.client.post('/contact', letter, speaking(tag));
    expect([body.success, body.message]).toEqual([true, sentence]);
  });

  it('is told of an order, and of the ways to pay it, in the language of who looks at it', async () => {
    const titles = async (tag: string): Promise<string[]> =>
      (await shop.client.get('/payments/methods', speaking(tag))).body.data.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles('en')).toContain('Cash on Delivery');
    expect(await titles('de')).toContain('Barzahlung bei Lieferung');
  });
});
