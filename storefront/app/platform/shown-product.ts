import type { Product } from './api/types';
import type { HtmlNode } from './html-node';

/** A product as its page has it: what is told at length as nodes, and without what the head of the page says. */
export type ShownProduct = Omit<Product, 'body' | 'seo' | 'names'> & { body: HtmlNode[] };
