/**
 * What is asked at once, each without waiting for the others: within a transaction it travels in one packet. Of several
 * refusals the first in this order counts, as if one had been asked after the other.
 */
export async function atOnce<Asked extends readonly unknown[]>(
  ...asked: Asked
): Promise<{ -readonly [Place in keyof Asked]: Awaited<Asked[Place]> }> {
  const answers = await Promise.allSettled(asked);
  return answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  }) as never;
}
