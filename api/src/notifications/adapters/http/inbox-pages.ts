import type { Email } from 'postal-mime';
import type { InboxEntry } from './inbox.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#fbf8f3,#171412);--surface:light-dark(#fff,#211c19);--line:light-dark(#e4dbce,#3a332d);--ink:light-dark(#231e1a,#f5eee5);--soft:light-dark(#655a50,#b9ada0);--accent:light-dark(#a8421f,#f29c79)}
body{margin:0;font:16px/1.55 system-ui,sans-serif;background:var(--paper);color:var(--ink)}main{max-width:820px;margin:0 auto;padding:32px 20px}
h1{font-size:28px;line-height:1.15;letter-spacing:-.02em;margin:0 0 8px}h2{font-size:18px;margin:28px 0 10px}p{margin:0 0 20px}p,small{color:var(--soft)}a{color:var(--accent);text-underline-offset:.2em}
ul{list-style:none;padding:0;margin:0}li a{display:grid;gap:2px;padding:14px 18px;margin:0 0 8px;background:var(--surface);border:1px solid var(--line);border-radius:14px;text-decoration:none;color:inherit;overflow-wrap:anywhere}
li a:hover{border-color:var(--ink)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
iframe{display:block;width:100%;height:72vh;border:1px solid var(--line);border-radius:14px;background:#fff;box-sizing:border-box}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--surface);border:1px solid var(--line);padding:18px;border-radius:14px;margin:0}`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>
`;

export function listPage(entries: readonly InboxEntry[]): string {
  const rows = entries.map(({ name, at, mail }) => {
    const to = mail.to?.map((address) => address.address ?? '').join(', ') ?? '';
    return `<li><a href="/dev/mail/${name}"><strong>${escape(mail.subject ?? '(no subject)')}</strong><small>to ${escape(to)} · <time datetime="${at.toISOString()}">${at.toUTCString()}</time></small></a></li>`;
  });
  const empty = '<p>No mail yet. Sign up for the newsletter or place an order, and it will appear here.</p>';
  const intro = '<p>No mail server is configured, so mails stay here. Nothing was sent.</p>';
  return page('Mail', `<h1>Mail</h1>${intro}${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : empty}`);
}

export function mailPage(mail: Email): string {
  const subject = mail.subject ?? '(no subject)';
  const to = mail.to?.map((address) => address.address ?? '').join(', ') ?? '';
  const frame = `<iframe title="The mail" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escape(withTarget(mail.html ?? ''))}"></iframe>`;
  return page(
    subject,
    `<p><a href="/dev/mail">All mails</a></p><h1>${escape(subject)}</h1><p>to ${escape(to)}</p>${frame}<h2>As plain text</h2><pre>${escape(mail.text ?? '')}</pre>`,
  );
}

/** Links of the mail open in the whole window, not in the frame. */
const withTarget = (html: string) => html.replace('<head>', '<head><base target="_top">');
