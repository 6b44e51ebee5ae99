import type { FieldError } from '../../kernel/refusal.js';
import type { SourceLine } from '../../kernel/sources/contract.js';
import { pathOfTarget, readRedirect } from './redirect.js';

/** What becomes of one line of a file of redirects. */
export interface RedirectLine {
  line: number;
  from: string;
  to: string;
  action: 'create' | 'nothing' | 'error';
  errors: FieldError[];
}

export interface RedirectPlan {
  lines: RedirectLine[];
  /** New ones, none of which leads to another. */
  added: { from: string; to: string }[];
  /** Those that are there and lead to an address that is given up now: where they lead on. */
  led: { path: string; to: string }[];
}

/** What the shop says of an address: why nothing can lead from it, undefined where something can. */
export type Objection = (from: string) => Omit<FieldError, 'field'> | undefined;

/**
 * The dry run of a file of redirects over those that are there (`known`, by their old addresses). One that leads to another
 * one of the file, or of the shop, leads to where that does; circles are told. `most` is how many the shop may have. Pure.
 */
export function planRedirects(
  lines: readonly SourceLine[],
  known: ReadonlyMap<string, string>,
  { origin, most, objection }: { origin: string; most: number; objection: Objection },
): RedirectPlan {
  const all = new Map(known);
  const saidBy = new Map<string, number>();
  const read = lines.map(({ line, cells, errors = [] }) => {
    const sent = { from: cells['from'] ?? '', to: cells['to'] ?? '' };
    const { from, to, errors: wrong } = readRedirect(sent, origin);
    const found = { line, from: from ?? sent.from, to: to ?? sent.to };
    if (errors.length > 0 || wrong.length > 0 || !from || !to)
      return { ...found, errors: [...errors, ...wrong], isKnown: false };
    const isKnown = !saidBy.has(from) && known.get(from) === to;
    const told = isKnown ? undefined : objectionTo(from);
    if (!isKnown && !told) all.set(from, to);
    saidBy.set(from, saidBy.get(from) ?? line);
    return { ...found, errors: told ? [{ field: 'from', ...told }] : [], isKnown };
  });

  function objectionTo(from: string): ReturnType<Objection> {
    const before = saidBy.get(from);
    if (before !== undefined) return { message: `Line ${before} has the same old address` };
    const is = known.get(from);
    if (is !== undefined) return { message: `It leads to ${is} already: delete that first` };
    if (all.size >= most) return { message: `The shop has ${most} redirects, the most` };
    return objection(from);
  }

  const ends = endsOf(all);
  const planned = read.map(({ isKnown, ...one }): RedirectLine => {
    if (one.errors.length > 0) return { ...one, action: 'error' };
    if (isKnown) return { ...one, action: 'nothing' };
    const end = ends.get(one.from);
    if (end !== undefined) return { ...one, to: end, action: 'create' };
    return { ...one, action: 'error', errors: [{ field: 'to', message: 'It would go in circles' }] };
  });
  const added = planned.filter(({ action }) => action === 'create').map(({ from, to }) => ({ from, to }));
  const targets = new Set([...known.values()].flatMap((to) => pathOfTarget(to) ?? []));
  const led = added.filter(({ from }) => targets.has(from)).map(({ from, to }) => ({ path: from, to }));
  return { lines: planned, added, led };
}

/** For each old address where one comes to that follows; undefined where it never ends. Each is walked over once. */
function endsOf(all: ReadonlyMap<string, string>): ReadonlyMap<string, string | undefined> {
  const ends = new Map<string, string | undefined>();
  for (const from of all.keys()) {
    const walk = new Set<string>();
    let end: string | undefined;
    for (let path = from; !walk.has(path);) {
      if (ends.has(path)) {
        end = ends.get(path);
        break;
      }
      walk.add(path);
      const to = all.get(path) ?? '';
      const next = pathOfTarget(to);
      if (next === undefined || !all.has(next)) {
        end = to;
        break;
      }
      path = next;
    }
    for (const path of walk) ends.set(path, end);
  }
  return ends;
}
