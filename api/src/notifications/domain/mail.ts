import { marked, unmarked } from './directions.js';

/** A mail ready to be sent: the same words as HTML and as plain text. */
export interface Mail {
  to: string;
  /** What the shop calls itself; mails queued by an older version have none. */
  shopName?: string;
  subject: string;
  html: string;
  text: string;
  /** Whom an answer goes to, when it is not the shop. */
  replyTo?: string;
  /** Where whoever gets it ends such letters: a page that asks, and an address that takes one press of the mail program (RFC 8058). */
  unsubscribe?: string;
}

/** One paragraph, button or list of a mail; rendered twice from the same words. */
export type Block =
  | { kind: 'text'; text: string; isQuoted?: true }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'rows'; rows: readonly (readonly [string, string])[] }
  | { kind: 'goods'; goods: readonly Goods[] };

/** One thing that was bought. `picture` is a whole address, or null. */
export interface Goods {
  name: string;
  detail: string;
  amount: string;
  picture: string | null;
}

/** How the shop looks in mails; without one it is Duka's own ink. */
export interface Brand {
  /** The whole address of a picture, twice as large as it is shown. */
  logo: { url: string; isOnBand: boolean } | null;
  band: string;
  onBand: string;
  /** Under the letter: who writes, a line each. */
  lines: readonly string[];
  profiles: readonly { label: string; url: string }[];
}

export interface Letter {
  to: string;
  subject: string;
  /** The same above the letter, where what it tells keeps its own direction. */
  heading?: string;
  greeting: string;
  closing: string;
  /** BCP 47, and where its lines begin. */
  language: { tag: string; runs: 'ltr' | 'rtl' };
  blocks: readonly Block[];
  shopName: string;
  brand?: Brand;
  /** Whom an answer goes to, when it is not the shop. */
  replyTo?: string;
  /** The whole address at which such letters end. */
  unsubscribe?: string;
}

/** Turns a letter into a mail. Every text is escaped for HTML; line breaks never reach a header. */
export function compose(letter: Letter): Mail {
  const closing = `${letter.closing}\n${letter.shopName}`;
  return {
    to: oneLine(letter.to),
    shopName: oneLine(letter.shopName),
    subject: oneLine(letter.subject),
    ...(letter.replyTo === undefined ? {} : { replyTo: oneLine(letter.replyTo) }),
    ...(letter.unsubscribe === undefined ? {} : { unsubscribe: oneLine(letter.unsubscribe) }),
    text: unmarked(
      [letter.greeting, ...letter.blocks.map(asText), closing, ...underText(letter)].join('\n\n') + '\n',
    ),
    html: page(letter, letter.blocks.map((block) => asHtml(block, sidesOf(letter))).join('\n')),
  };
}

function asText(block: Block): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'goods') return block.goods.map(goodsAsText).join('\n');
  if (block.kind !== 'rows') return `${block.label}:\n${block.url}`;
  return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
}

const goodsAsText = ({ name, detail, amount }: Goods) => `${name}${detail && ` (${detail})`}: ${amount}`;

/** The shop's colours, as the storefront's light theme has them; mail programs know no custom properties. */
const COLOURS = {
  plate: '#f3f3f1',
  surface: '#ffffff',
  line: '#e2e2de',
  ink: '#1a1a18',
  inkSoft: '#5c5c57',
  onStage: '#f6f6f3',
} as const;

/** The same in its dark theme, where the mail program is dark and reads style sheets; a band and a logo keep their ground. */
const DARK =
  ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){' +
  '.plate{background:#131312!important;color:#f4f4f1!important}.card{background:#1c1c1b!important;border-color:#383835!important}' +
  '.line{border-color:#383835!important}.soft{color:#b6b6b0!important}.call{background:#f4f4f1!important;color:#1a1a18!important}}';

/** Where lines begin and end: mail programs know no other words for it. */
interface Sides {
  start: 'left' | 'right';
  end: 'left' | 'right';
}

const sidesOf = ({ language }: Letter): Sides =>
  language.runs === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };

function asHtml(block: Block, sides: Sides): string {
  if (block.kind === 'text')
    return `<p${block.isQuoted ? ' dir="auto"' : ''} style="margin:0 0 16px">${rich(block.text).replaceAll('\n', '<br>')}</p>`;
  if (block.kind === 'button')
    return `<p style="margin:24px 0"><a class="call" href="${escape(block.url)}" style="background:${COLOURS.ink};color:${COLOURS.onStage};padding:13px 24px;border-radius:99px;text-decoration:none;display:inline-block;font-weight:600">${rich(block.label)}</a></p>`;
  if (block.kind === 'link')
    return `<p style="margin:24px 0 0"><a class="soft" href="${escape(block.url)}" style="color:${COLOURS.inkSoft}">${rich(block.label)}</a></p>`;
  return table(
    block.kind === 'goods'
      ? block.goods.map((goods) => goodsAsRow(goods, sides))
      : block.rows.map((row, at) => asRow(row, at === block.rows.length - 1 && at > 0, sides)),
  );
}

const table = (rows: readonly string[]) =>
  `<table role="presentation" width="100%" style="border-collapse:collapse;margin:8px 0 16px">${rows.join('')}</table>`;

function goodsAsRow({ name, detail, amount, picture }: Goods, { start, end }: Sides): string {
  const style = `padding:10px 0;vertical-align:top;border-bottom:1px solid ${COLOURS.line}`;
  const image =
    picture &&
    `<img src="${escape(picture)}" width="64" height="64" alt="" style="display:block;border-radius:6px;object-fit:cover">`;
  const small =
    detail &&
    `<br><span class="soft" style="color:${COLOURS.inkSoft};font-size:14px">${escape(detail)}</span>`;
  return `<tr><td class="line" width="76" style="${style}">${image ?? ''}</td><td class="line" style="${style}">${escape(name)}${small}</td><td class="line" style="${style};padding-${start}:16px;text-align:${end};white-space:nowrap"><bdi>${escape(amount)}</bdi></td></tr>`;
}

/** The last row of several is their sum and stands out. */
function asRow([name, value]: readonly [string, string], isSum: boolean, { start, end }: Sides): string {
  const style = `padding:10px 0;vertical-align:top;${isSum ? 'font-weight:700' : `border-bottom:1px solid ${COLOURS.line}`}`;
  return `<tr><td class="line" style="${style}">${rich(name)}</td><td class="line" style="${style};padding-${start}:16px;text-align:${end};white-space:nowrap"><bdi>${rich(value)}</bdi></td></tr>`;
}

function page(letter: Letter, body: string): string {
  return `<!doctype html>
<html lang="${escape(letter.language.tag)}" dir="${letter.language.runs}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${DARK}</style><title>${escape(letter.subject)}</title></head>
<body class="plate" style="margin:0;background:${COLOURS.plate};font:16px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:${COLOURS.ink}">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<div class="card" style="background:${COLOURS.surface};border:1px solid ${COLOURS.line};border-radius:8px;overflow:hidden">
${head(letter)}
<div style="padding:28px">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.2;letter-spacing:-0.02em">${rich(letter.heading ?? letter.subject)}</h1>
<p style="margin:0 0 16px">${rich(letter.greeting)}</p>
${body}
<p class="soft" style="margin:24px 0 0;color:${COLOURS.inkSoft}">${rich(letter.closing)}<br>${escape(letter.shopName)}</p>
</div></div>${under(letter)}</div></body></html>
`;
}

/** Logo or name on the band of the shop; a logo for light ground has none behind it. */
function head({ shopName, brand }: Letter): string {
  const [band, onBand] = brand ? [brand.band, brand.onBand] : [COLOURS.ink, COLOURS.onStage];
  if (!brand?.logo)
    return `<p style="margin:0;padding:20px 28px;background:${escape(band)};color:${escape(onBand)};font-size:22px;font-weight:700;letter-spacing:-0.02em">${escape(shopName)}</p>`;
  const { url, isOnBand } = brand.logo;
  const ground = isOnBand ? escape(band) : COLOURS.surface;
  return `<p style="margin:0;padding:18px 28px;background:${ground};border-bottom:1px solid ${COLOURS.line};font-size:22px;font-weight:700"><img src="${escape(url)}" width="220" height="44" alt="${escape(shopName)}" style="display:block"></p>`;
}

const underText = ({ brand }: Letter): string[] =>
  brand
    ? [[...brand.lines, ...brand.profiles.map(({ label, url }) => `${label}: ${url}`)].join('\n')].filter(
        Boolean,
      )
    : [];

/** Who writes, and where to follow them. */
function under({ brand }: Letter): string {
  if (!brand || brand.lines.length + brand.profiles.length === 0) return '';
  const links = brand.profiles.map(
    ({ label, url }) =>
      `<a class="soft" href="${escape(url)}" style="color:${COLOURS.inkSoft}">${escape(label)}</a>`,
  );
  return `<p class="soft" style="margin:16px 28px 0;color:${COLOURS.inkSoft};font-size:13px">${[...brand.lines.map(escape), links.join(' · ')].filter(Boolean).join('<br>')}</p>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
/** Escaped, and what is told in it keeps its direction. */
const rich = (text: string) => marked(escape(text));
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();
