/** A mail ready to be sent: the same words as HTML and as plain text. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** One paragraph, button or list of a mail; rendered twice from the same words. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'rows'; rows: readonly (readonly [string, string])[] };

export interface Letter {
  to: string;
  subject: string;
  greeting: string;
  blocks: readonly Block[];
  shopName: string;
}

/** Turns a letter into a mail. Every text is escaped for HTML; line breaks never reach a header. */
export function compose(letter: Letter): Mail {
  const closing = `Warm regards,\n${letter.shopName}`;
  return {
    to: oneLine(letter.to),
    subject: oneLine(letter.subject),
    text: [letter.greeting, ...letter.blocks.map(asText), closing].join('\n\n') + '\n',
    html: page(letter, letter.blocks.map(asHtml).join('\n')),
  };
}

function asText(block: Block): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'button') return `${block.label}:\n${block.url}`;
  return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
}

function asHtml(block: Block): string {
  if (block.kind === 'text') return `<p style="margin:0 0 16px">${escape(block.text)}</p>`;
  if (block.kind === 'button')
    return `<p style="margin:24px 0"><a href="${escape(block.url)}" style="background:#1f3d36;color:#ffffff;padding:14px 22px;border-radius:8px;text-decoration:none;display:inline-block;font-weight:600">${escape(block.label)}</a></p>`;
  const rows = block.rows.map(
    ([name, value]) =>
      `<tr><td style="padding:8px 0;border-bottom:1px solid #e7e1d6">${escape(name)}</td><td style="padding:8px 0;border-bottom:1px solid #e7e1d6;text-align:right">${escape(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`;
}

function page(letter: Letter, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(letter.subject)}</title></head>
<body style="margin:0;background:#f6f2ea;font:16px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#22211f">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="font-size:22px;font-weight:700;margin:0 0 24px">${escape(letter.shopName)}</p>
<div style="background:#ffffff;border-radius:12px;padding:28px">
<p style="margin:0 0 16px">${escape(letter.greeting)}</p>
${body}
<p style="margin:24px 0 0;color:#5d594f">Warm regards,<br>${escape(letter.shopName)}</p>
</div></div></body></html>
`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();
