/** CSV text as rows of cells: RFC 4180 quoting, any line end, empty lines left out, a byte order mark ignored. */
export function cells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/g;
  for (const [whole, quoted, plain, end] of text.replace(/^\uFEFF/, '').matchAll(pattern)) {
    if (whole === '' && row.length === 0) continue;
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

/** Rows as objects by the words of the first row; the quote that keeps a cell from being a formula is taken off. */
export function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = cells(text);
  const names = head.map((name) => name.trim().toLowerCase());
  return rows.map((row) =>
    Object.fromEntries(names.map((name, at) => [name, (row[at] ?? '').replace(/^'(?=[=+\-@\t\r])/, '')])),
  );
}
