import { createElement, type ReactNode } from 'react';
import type { HtmlNode } from '../platform/html-node';

const EMPTY = new Set(['br', 'hr']);

/** What a merchant wrote, element by element: no text of it is ever read as markup. */
export const RichText = ({ nodes }: { nodes: readonly HtmlNode[] }) => (
  <div className="rich-text">{nodes.map(shown)}</div>
);

function shown(node: HtmlNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, holds, ...attributes } = node;
  const elsewhere = attributes.href?.startsWith('http') ? { rel: 'nofollow' } : {};
  if (tag === 'a' && !attributes.href) return holds.map(shown);
  const all = { key, ...attributes, ...elsewhere };
  return EMPTY.has(tag) ? createElement(tag, { key }) : createElement(tag, all, ...holds.map(shown));
}
