import { type Page, expect } from '@playwright/test';

/** The link of the newest mail with this subject to `email`, as soon as it is there. */
export async function mailedLink(
  page: Page,
  email: string,
  subject: string,
  pattern: RegExp,
): Promise<string> {
  let link = '';
  await expect(async () => {
    const list = await (await page.request.get('/dev/mail')).text();
    const [, mail] =
      new RegExp(`href="(/dev/mail/[^"]+)"[^<]*<strong>${subject}</strong><small>to ${email}`).exec(list) ??
      [];
    const text = await (await page.request.get(mail ?? '/dev/mail/none')).text();
    link = pattern.exec(text)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

/** The letters that the shop has sent to somebody, as their plain text. */
export async function lettersTo(page: Page, email: string): Promise<string[]> {
  const list = await (await page.request.get('/dev/mail')).text();
  const mails = list.matchAll(/href="(\/dev\/mail\/[^"]+)"[^<]*<strong>([^<]*)<\/strong><small>to ([^ <]+)/g);
  const own = [...mails].filter(([, , , to]) => to === email);
  return Promise.all(
    own.map(async ([, mail = '', subject = '']) => {
      const [, text = ''] = /<pre>([\s\S]*)<\/pre>/.exec(await (await page.request.get(mail)).text()) ?? [];
      return unescaped(`${subject}\n${text}`);
    }),
  );
}

const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
