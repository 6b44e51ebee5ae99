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

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f6f2ea;color:#22211f}main{max-width:820px;margin:0 auto;padding:32px 20px}
h1{font-size:28px;margin:0 0 8px}p{margin:0 0 20px;color:#5d594f}ul{list-style:none;padding:0;margin:0}li a{display:grid;gap:2px;padding:14px 18px;margin:0 0 8px;background:#fff;border-radius:12px;text-decoration:none;color:inherit}
li a:hover,li a:focus-visible{outline:2px solid #1f3d36}small{color:#5d594f}iframe{width:100%;height:72vh;border:0;border-radius:12px;background:#fff}pre{white-space:pre-wrap;background:#fff;padding:18px;border-radius:12px}
@media(prefers-color-scheme:dark){body{background:#191815;color:#f2eee6}li a,pre{background:#25231f}p,small{color:#b8b1a3}a{color:#9fd3c3}}`;

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
