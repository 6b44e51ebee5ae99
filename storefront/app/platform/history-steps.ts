/** Says whether a step of the history was its own, which nobody else is to hear of. */
type Listener = (event: PopStateEvent) => boolean;

const listeners = new Set<Listener>();

/**
 * Loaded with root.tsx, which comes before the router is made: events at the window are told in the order of asking, and who
 * asks after the router cannot keep a step from it.
 */
if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => {
    if ([...listeners].toReversed().some((listener) => listener(event))) event.stopImmediatePropagation();
  });

/** Hears of steps of the history before the router does, the last to ask first. Returns what ends it. */
export function onStep(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
