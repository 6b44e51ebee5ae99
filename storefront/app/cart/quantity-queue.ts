export type QuantityEvents<Answer> = {
  /** The server took the last press of this line; the answer is the newest one. */
  saved: (lineId: string, answer: Answer) => void;
  /** The server refused; the line goes back to `quantity`, the last one that it took. */
  refused: (lineId: string, quantity: number, error: unknown) => void;
};

type Line = { wanted: number; taken: number };

/**
 * Saves quantities, one request per line at a time: presses during a request wait, and only the last of them is sent.
 * So fast presses never race each other and the last one wins.
 */
export function createQuantityQueue<Answer>(
  send: (lineId: string, quantity: number) => Promise<Answer>,
  events: QuantityEvents<Answer>,
) {
  const running = new Map<string, Line>();

  async function work(lineId: string, line: Line): Promise<void> {
    try {
      let answer: Answer;
      let sent: number;
      do {
        sent = line.wanted;
        answer = await send(lineId, sent);
        line.taken = sent;
      } while (line.wanted !== sent);
      running.delete(lineId);
      events.saved(lineId, answer);
    } catch (error) {
      running.delete(lineId);
      events.refused(lineId, line.taken, error);
    }
  }

  return {
    /** The shopper wants `quantity`; `before` is what the server has now. */
    press(lineId: string, quantity: number, before: number): void {
      const line = running.get(lineId);
      if (line) {
        line.wanted = quantity;
        return;
      }
      const fresh = { wanted: quantity, taken: before };
      running.set(lineId, fresh);
      void work(lineId, fresh);
    },
    isBusy: () => running.size > 0,
    isLineBusy: (lineId: string) => running.has(lineId),
  };
}
