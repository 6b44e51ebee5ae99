/** A shopper's browser on the sandbox's pages: keeps the cookie, sends forms with their hidden token, runs no script. */
export class Shopper {
  private cookie = '';

  constructor(readonly origin: string) {}

  async open(path: string): Promise<Page> {
    return this.request(path, {});
  }

  /** Sends the page's form to `path`; does not follow the answer's redirect. */
  async send(path: string, page: Page, members: Record<string, string>): Promise<Page> {
    const token = /name="token" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
    return this.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token, ...members }).toString(),
    });
  }

  /** Hands in a card on the hosted page. */
  async pay(session: string, number: string, more: Record<string, string> = {}): Promise<Page> {
    const path = `/sandbox/checkout/${session}`;
    return this.send(path, await this.open(path), { number, expiry: '12/34', cvc: '123', ...more });
  }

  private async request(path: string, init: RequestInit): Promise<Page> {
    const headers = { ...(init.headers as Record<string, string> | undefined), cookie: this.cookie };
    const response = await fetch(`${this.origin}${path}`, { ...init, headers, redirect: 'manual' });
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    return {
      status: response.status,
      html: await response.text(),
      location: response.headers.get('location'),
      headers: response.headers,
    };
  }
}

export interface Page {
  status: number;
  html: string;
  location: string | null;
  headers: Headers;
}
