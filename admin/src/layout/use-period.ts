import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chosenIn, OWN, type Chosen, type Comparison, type Days } from './period';

/** The period that the address says, so that a link and the way back show the same; and how to choose another. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams();
  const today = useMemo(() => new Date(), []);
  const chosen: Chosen = chosenIn(search, today);
  const change = (put: Record<string, string>, drop: readonly string[]) => {
    const next = new URLSearchParams(search);
    for (const name of drop) next.delete(name);
    for (const [name, value] of Object.entries(put)) next.set(name, value);
    setSearch(next, { replace: true });
  };
  return {
    chosen,
    choose: (preset: string) =>
      preset === OWN
        ? change({ from: chosen.from, to: chosen.to }, ['period'])
        : change({ period: preset }, ['from', 'to']),
    type: ({ from, to }: Days) => change({ from, to }, ['period']),
    compare: (compare: Comparison) => change({ compare }, []),
  };
}
