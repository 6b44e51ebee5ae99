/** The source of a mail with its encoded words and quoted-printable or base64 parts as people read them. */
export function unquoted(source: string): string {
  const words = source.replaceAll(/=\?UTF-8\?Q\?(.*?)\?=\s*/gi, (_, text: string) =>
    bytes(text.replaceAll('_', ' ')),
  );
  const coded = words.replaceAll(/=\?UTF-8\?B\?(.*?)\?=\s*/gi, (_, text: string) =>
    Buffer.from(text, 'base64').toString('utf8'),
  );
  const parts = coded.replaceAll(
    /(Content-Transfer-Encoding: base64[^\r\n]*(?:\r?\n[^\r\n]+)*\r?\n\r?\n)([A-Za-z0-9+/=\r\n]+)/gi,
    (_, head: string, text: string) => head + Buffer.from(text, 'base64').toString('utf8'),
  );
  return bytes(parts);
}

/** `=C3=A9` as `é`; signs that came as themselves stay. */
const bytes = (text: string): string =>
  text.replaceAll(/(?:=[0-9A-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
  );
