export type NavLink = { label: string; to: string };
/** Of the menu: with entries below it opens to them. */
export type MenuEntry = NavLink & { below: readonly NavLink[] };

/** What stands around every page, as the merchant has composed it. */
export type PageFrame = {
  menu: readonly MenuEntry[];
  columns: readonly { title: string; links: readonly NavLink[] }[];
  /** Above every page; null: what is promised of delivery. */
  line: { text: string; button: string; to: string } | null;
};
