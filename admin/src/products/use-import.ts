import { useState } from 'react';
import { useDataProvider, useRefresh, useStore } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { readCsv } from '../layout/read-csv';
import type { ProductRecord } from '../records';
import { planImport, type Plan, type PlannedUpdate } from './import-plan';

type Undo = Pick<PlannedUpdate, 'id' | 'name' | 'undo'>;
type Step = { id: string; name: string; data: Partial<ProductRecord> };
export type Progress = { done: number; all: number; failures: string[] };

const atOnce = 100;

/** The products that a file speaks of, fetched in pieces. */
async function named(shop: ShopDataProvider, ids: string[]): Promise<ProductRecord[]> {
  const found: ProductRecord[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const { data } = await shop.getMany<ProductRecord>('products', { ids: ids.slice(from, from + atOnce) });
    found.push(...data);
  }
  return found;
}

const isId = (text: string | undefined): text is string => /^[0-9a-f-]{36}$/i.test(text ?? '');

/** Reading a file, the dry run, doing it with progress, and undoing the last one. */
export function useImport() {
  const shop = useDataProvider<ShopDataProvider>();
  const refresh = useRefresh();
  const [plan, setPlan] = useState<Plan | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [last, setLast] = useStore<Undo[]>('products.lastImport', []);

  const read = async (file: File) => {
    const rows = readCsv(await file.text());
    const ids = [...new Set(rows.map((row) => row['product']).filter(isId))];
    setProgress(null);
    setPlan(planImport(rows, await named(shop, ids)));
  };

  const run = async (steps: Step[]): Promise<Step[]> => {
    const made: Step[] = [];
    const failures: string[] = [];
    for (const step of steps) {
      try {
        await shop.update('products', { id: step.id, data: step.data, previousData: { id: step.id } });
        made.push(step);
      } catch (reason) {
        failures.push(`${step.name}: ${reason instanceof Error ? reason.message : 'not changed'}`);
      }
      setProgress({ done: made.length + failures.length, all: steps.length, failures });
    }
    refresh();
    return made;
  };

  const apply = async () => {
    const updates = plan?.updates ?? [];
    const made = new Set((await run(updates)).map(({ id }) => id));
    setLast(updates.filter(({ id }) => made.has(id)).map(({ id, name, undo }) => ({ id, name, undo })));
    setPlan(null);
  };

  const undo = async () => {
    const made = new Set(
      (await run(last.map(({ undo: data, ...rest }) => ({ ...rest, data })))).map(({ id }) => id),
    );
    setLast(last.filter(({ id }) => !made.has(id)));
  };

  return { plan, progress, last, read, apply, undo };
}
