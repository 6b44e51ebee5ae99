/** The body of an answer, or null when it is longer than `most` bytes: then the rest is not read, whatever length it claimed. */
export async function readAtMost(response: Response, most: number): Promise<Uint8Array | null> {
  if (Number(response.headers.get('content-length') ?? 0) > most) {
    await response.body?.cancel();
    return null;
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  const body: AsyncIterable<Uint8Array> | never[] = response.body ?? [];
  for await (const part of body) {
    length += part.length;
    // leaving the loop cancels the stream
    if (length > most) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
