const SIGNS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—' },
  ...{ rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”', hellip: '…', eacute: 'é', deg: '°', times: '×' },
};

/** The sign of a number, as HTML reads it: numbers of no sign, of half a one and of a control are one that shows the loss. */
function signOf(code: number): string {
  if (code > 0x10ffff) return LOST;
  // what Windows writes there in place of controls, `&#150;` for a dash
  const sign =
    code >= 0x80 && code <= 0x9f ? WINDOWS.decode(Uint8Array.of(code)) : String.fromCodePoint(code);
  return /\s/.test(sign) ? ' ' : sign.toWellFormed().replace(/\p{Cc}/u, LOST);
}
const WINDOWS = new TextDecoder('windows-1252');
const LOST = '\uFFFD';

/** The words of HTML. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) =>
      signOf(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replaceAll(/&(\w{2,6});/g, (all, name: string) => SIGNS[name] ?? all)
    .replaceAll(/\s+/g, ' ')
    .trim();
