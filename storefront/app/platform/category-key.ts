/** Two spellings of a category that differ in letter case alone are one. */
export const categoryKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** The key of the category whose page is at the address; undefined for anything else. */
export function categoryAt(to: string): string | undefined {
  const [, name] = /^\/category\/([^/?#]+)\/?$/.exec(to) ?? [];
  try {
    return name && categoryKey(decodeURIComponent(name));
  } catch {
    return undefined;
  }
}
