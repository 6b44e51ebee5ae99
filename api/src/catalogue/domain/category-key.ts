/** A category is free text; two spellings that differ in letter case alone are the same category. */
export function categoryKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
