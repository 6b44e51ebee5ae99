import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { compose } from './mail.js';

const letter = {
  to: 'amina@example.com\r\nBcc: evil@example.com',
  subject: 'Hello\r\nBcc: evil@example.com',
  greeting: 'Dear <b>Amina</b>,',
  closing: 'Warm regards,',
  language: { tag: 'en', runs: 'ltr' } as const,
  blocks: [
    { kind: 'text', text: 'Thank you & welcome.' },
    { kind: 'button', label: 'Open', url: 'https://shop.example/?a=1&b="2"' },
    { kind: 'rows', rows: [['Total', '$12.00']] },
    { kind: 'link', label: 'Leave', url: 'https://shop.example/leave' },
  ] as const,
  shopName: 'Duka',
};

describe('a mail', () => {
  it('says the same in HTML and in plain text', () => {
    const mail = compose(letter);
    expect(mail.text).toContain('Total: $12.00');
    expect(mail.html).toContain('$12.00');
    expect(mail.text).toContain('Open:\nhttps://shop.example/?a=1&b="2"');
    expect(mail.text).toContain('Leave:\nhttps://shop.example/leave');
    expect(mail.html).toContain('href="https://shop.example/leave"');
  });

  it('escapes every text and address', () => {
    const { html } = compose(letter);
    expect(html).toContain('Dear &lt;b&gt;Amina&lt;/b&gt;');
    expect(html).toContain('href="https://shop.example/?a=1&amp;b=&quot;2&quot;"');
  });

  it('has no colour that the storefront does not have', async () => {
    const tokens = await readFile(
      new URL('../../../../storefront/app/styles/tokens.css', import.meta.url),
      'utf8',
    );
    const used = compose(letter).html.match(/#[0-9a-f]{6}\b/g) ?? [];
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((colour) => !tokens.includes(colour))).toEqual([]);
  });

  it('lets no line break into a header', () => {
    const mail = compose({ ...letter, shopName: 'Duka\r\nBcc: evil@example.com' });
    expect(mail.shopName).not.toMatch(/[\r\n]/);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.to).not.toMatch(/[\r\n]/);
  });
});
