/** Of a table whose lines say something and then the countries that it holds for: what is said of each country. */
export function tableByCountry(table: string): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  let what = '';
  for (const line of table.split('\n').filter(Boolean)) {
    const end = line.indexOf(': ');
    if (end > 0) what = line.slice(0, end).trim();
    for (const code of line
      .slice(end < 0 ? 0 : end + 2)
      .trim()
      .split(' '))
      said.set(code, what);
  }
  return said;
}
