/** Clean HTML as it is shown: a text, or an element with what it holds. Nothing of it ever becomes markup in the browser. */
export type HtmlNode = string | HtmlElement;
export type HtmlElement = {
  tag: string;
  href?: string;
  colSpan?: number;
  rowSpan?: number;
  holds: HtmlNode[];
};
