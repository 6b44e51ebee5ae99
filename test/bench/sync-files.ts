import type { Call, Calls } from './sync.ts';

const LOOK_MS = 100;

/** The dry run of a file of so many lines, each a product, whose prices are so much more. */
export async function planFile(
  call: Call,
  count: number,
  more: number,
  planned: { id: string },
): Promise<Calls> {
  const lines = Array.from(
    { length: count },
    (_, n) =>
      `FILED-${n},Filed ${n},Brought by a file.,Filed ${n % 20},${10 + more + (n % 90)},${n % 50},Kiln`,
  );
  const body = ['sku,name,description,category,price,stock,brand', ...lines].join('\n');
  const headers = { 'content-type': 'text/csv' };
  const { body: made, ms } = await call('products/imports', { method: 'POST', headers, body });
  planned.id = (made as { id: string }).id;
  return [ms];
}

/** From "import" until it is done. @throws when a line is refused */
export async function runFile(call: Call, id: string, count: number): Promise<Calls> {
  const times = [(await call(`products/imports/${id}/run`, { method: 'POST' })).ms];
  for (;;) {
    const { body, ms } = await call(`products/imports/${id}`);
    const { status, products } = body as { status: string; products: { settled: number; refused: number } };
    times.push(ms);
    if (status === 'done' && products.settled === count && products.refused === 0) return times;
    if (status === 'done')
      throw new Error(`${count - products.settled + products.refused} lines were not done`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
