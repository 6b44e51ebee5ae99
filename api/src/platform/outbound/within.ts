/** The answer took longer than somebody could be asked to wait; it may still come to pass. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** The work's answer, or `TooLate` after `ms`. The work itself is not stopped. @throws TooLate */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
