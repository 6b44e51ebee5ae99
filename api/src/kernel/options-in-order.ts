/** A variant's options, in the order in which its product names them; what it does not name comes last. JSONB keeps no order. */
export function optionsInOrder(
  options: Readonly<Record<string, string>>,
  ofProduct: readonly { name: string }[],
): Record<string, string> {
  const names = ofProduct.map(({ name }) => name);
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.fromEntries(Object.entries(options).sort(([a], [b]) => place(a) - place(b)));
}
