import { Kept } from './kept.js';

/** What has changed of what is shown. */
export interface ShownChanges {
  /** Something that stands everywhere, or nobody knows what. */
  everything: boolean;
  /** Which products stand in a list, and in which order. */
  lists: boolean;
  /** Whatever shows these. */
  products: readonly string[];
}

/** What everybody gets alike, and what it shows. */
export interface Shown {
  isList: boolean;
  /** Of what it shows, by `namesIn`. */
  names: Int32Array;
  /** For how many milliseconds it holds at the most. */
  freshMs: number;
}

interface Change extends Omit<ShownChanges, 'products'> {
  names: ReadonlySet<number>;
  at: number;
  until: number;
}

/** What was made when whoever made it may not have known of a change is made again after so long. */
const UNSETTLED_MS = 250;
/** So many, however small. */
const MOST = 10_000;
/** Nothing is in the making for longer. */
const MAKING_MS = 30_000;
const ID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{4}([\da-f]{8})/g;

const nameOf = (end: string): number => Number.parseInt(end, 16) | 0;

/** What a text shows are the ids in it: nobody has to declare them, and none is forgotten. */
export const namesIn = (text: string): Int32Array =>
  new Int32Array(new Set(Array.from(text.matchAll(ID), ([, end = '']) => nameOf(end))));

/** Says where a visitor came from, and nothing of what is shown. */
const TRACKING = /(?<=[?&])(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id)=[^&]*(&|$)/g;

/** An address without marks of campaigns. */
export function withoutTracking(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? url : (url.slice(0, at) + url.slice(at).replace(TRACKING, '')).replace(/[?&]$/, '');
}

/** Whether a request has this very answer already, and does not ask for it anew whatever that is. */
export function hasIt(
  headers: { readonly 'if-none-match'?: string | undefined; readonly 'cache-control'?: string | undefined },
  etag: string | null | undefined,
): boolean {
  const { 'if-none-match': had, 'cache-control': caching } = headers;
  if (!had || !etag || caching?.includes('no-cache')) return false;
  const own = etag.replace(/^W\//, '');
  return had === '*' || had.split(',').some((one) => one.trim().replace(/^W\//, '') === own);
}

/** What everybody gets alike, kept until what it shows changes: what is told to it goes, and what was being made meanwhile is not kept. */
export class KeptShown<V extends Shown> {
  private readonly kept: Kept<V>;
  /** Those of late, for what was in the making meanwhile. */
  private recent: Change[] = [];
  /** How many changes were heard. */
  told = 0;

  constructor(
    size: { most: number; of: (value: V) => number },
    private readonly now: () => number = () => performance.now(),
  ) {
    this.kept = new Kept<V>({ most: MOST, freshMs: ({ freshMs }) => freshMs, size, now });
  }

  known(key: string): V | undefined {
    return this.kept.known(key);
  }

  /** @param laterMs for how long whoever makes it may not know of the change */
  tell({ products, ...what }: ShownChanges, laterMs: number): void {
    const names = new Set(products.map((id) => nameOf(id.slice(-8))));
    if (!what.everything && !what.lists && names.size === 0) return;
    const at = this.now();
    const change = { ...what, names, at, until: at + laterMs };
    this.told += 1;
    this.recent = [...this.recent.filter(({ until }) => at - until < MAKING_MS), change];
    this.kept.forgetThose((value) => isOf(value, change));
  }

  /** Whether everything may have changed since then. */
  isAllOther(since: number): boolean {
    return this.recent.some(({ everything, until }) => everything && until >= since);
  }

  /** Keeps what was begun then for as long as it holds, if at all. */
  keep(key: string, value: V, begun: number): V {
    const of = this.recent.filter((change) => change.until >= begun && isOf(value, change));
    if (value.freshMs === 0 || of.some(({ at }) => at >= begun)) return value;
    const freshMs = of.length > 0 ? Math.min(value.freshMs, UNSETTLED_MS) : value.freshMs;
    return this.kept.keep(key, { ...value, freshMs });
  }
}

const isOf = ({ isList, names }: Shown, change: Change): boolean =>
  change.everything || (change.lists && isList) || names.some((name) => change.names.has(name));
