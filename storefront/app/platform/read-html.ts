import { Parser } from 'htmlparser2';
import type { HtmlElement, HtmlNode } from './html-node';

const BLOCKS = /^(p|h[2-4]|ul|ol|li|tr|blockquote|pre|table|br|hr)$/;
const number = (text: string | undefined) => (Number(text) > 1 ? Number(text) : undefined);

/** The nodes of HTML that the API has cleaned. Server only: the browser is given the nodes. */
export function readHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', holds: [] };
  const open = [root];
  const parser = new Parser({
    onopentag(tag, { href, colspan, rowspan }) {
      const [colSpan, rowSpan] = [number(colspan), number(rowspan)];
      const element: HtmlElement = {
        ...{ tag, holds: [] },
        ...(href && { href }),
        ...(colSpan && { colSpan }),
        ...(rowSpan && { rowSpan }),
      };
      open.at(-1)?.holds.push(element);
      open.push(element);
    },
    ontext(text) {
      // a sign that is written in letters, `&amp;`, comes by itself
      const holds = open.at(-1)?.holds ?? [];
      const before = holds.at(-1);
      if (typeof before === 'string') holds[holds.length - 1] = before + text;
      else holds.push(text);
    },
    onclosetag() {
      if (open.length > 1) open.pop();
    },
  });
  parser.end(html);
  return root.holds;
}

/** What is raised and lowered and would be another number in the line: 10³ is not 103. */
const PLACES: Readonly<Record<string, string>> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' };

const saidBy = (nodes: readonly HtmlNode[], place?: string): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string')
        return place ? node.replaceAll(/\d/g, (digit) => place[Number(digit)] ?? digit) : node;
      // what is struck out is not said
      if (node.tag === 's') return '';
      return saidBy(node.holds, PLACES[node.tag] ?? place) + (BLOCKS.test(node.tag) ? '\n' : '');
    })
    .join('');

/** The words alone, each block on a line of its own. */
export const wordsIn = (nodes: readonly HtmlNode[]): string =>
  saidBy(nodes)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n+ ?/g, '\n')
    .trim();
