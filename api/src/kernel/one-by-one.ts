/** Works on each, one after the other: one that fails hides no other. @throws what the first that failed has thrown */
export async function oneByOne<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const reasons: unknown[] = [];
  for (const one of all) await work(one).catch((reason: unknown) => reasons.push(reason));
  if (reasons.length > 0) throw reasons[0];
}
