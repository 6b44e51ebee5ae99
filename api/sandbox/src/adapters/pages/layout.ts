import { html, type Html } from './html.js';

export type Place = 'checkout' | 'phone' | 'log' | 'faults' | 'parcels' | 'help';

/** The sandbox's frame: the banner that says what this is, and the page. No script. */
export function page(title: string, place: Place, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} &middot; Duka test payments</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body class="${place}">
        <aside class="banner" aria-label="Test mode">
          <strong>Test mode.</strong> No money moves here. Never enter a real card.
        </aside>
        <header>
          <a class="brand" href="/">${MARK}<span>Duka</span></a>
          <nav aria-label="Test payments">${place === 'checkout' ? '' : tabs(place)}</nav>
        </header>
        <main id="main">${content}</main>
      </body>
    </html>`.text.replace(/^\s+/gm, '');
}

function tabs(place: Place): Html {
  const link = (here: Place, path: string, text: string) =>
    html`<a href="${path}" ${place === here ? CURRENT : ''}>${text}</a>`;
  return html`${link('phone', '/sandbox/phone', 'Phone')} ${link('log', '/sandbox/log', 'Webhooks')}
  ${link('faults', '/sandbox/faults', 'Faults')} ${link('parcels', '/sandbox/parcels', 'Parcels')}
  ${link('help', '/sandbox/help', 'Test values')}`;
}

const CURRENT = html`aria-current="page"`;

const MARK = html`<svg viewBox="0 0 64 64" width="32" height="32" aria-hidden="true">
  <rect width="64" height="64" rx="17" fill="#c4532f" />
  <path
    d="M22 24v-3a10 10 0 0 1 20 0v3"
    fill="none"
    stroke="#fff7ee"
    stroke-width="4.6"
    stroke-linecap="round"
  />
  <path d="M15.5 26.5h33l-2.1 20.2a6 6 0 0 1-6 5.3H23.6a6 6 0 0 1-6-5.3z" fill="#fff7ee" />
  <path
    d="M25 37.5a7.4 7.4 0 0 0 14 0"
    fill="none"
    stroke="#c4532f"
    stroke-width="4"
    stroke-linecap="round"
  />
</svg>`;

/** A page with one thing to say and one place to go. */
export function notice(title: string, text: string, link: { href: string; text: string } | null): Html {
  return html`<section class="card narrow">
    <h1>${title}</h1>
    <p>${text}</p>
    ${link ? html`<p><a class="button" href="${link.href}">${link.text}</a></p>` : ''}
  </section>`;
}

/** The hidden member that proves that a form came from this browser. */
export function token(value: string): Html {
  return html`<input type="hidden" name="token" value="${value}" />`;
}
