/** What is told there is heard all the same. */
const HEARD = '.toaster, [role=status]';

/** The element, or all in it but what is heard. */
function* silent(element: Element): Generator<Element> {
  if (element.matches(HEARD)) return;
  if (element.querySelector(HEARD)) for (const child of element.children) yield* silent(child);
  else yield element;
}

/** All that stands beside the element or beside what it is in. */
function* around(element: Element): Generator<Element> {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    for (const other of at.parentElement?.children ?? []) if (other !== at) yield* silent(other);
}

/**
 * Takes everything but the element out of reach, for keyboard and screen readers too, as the browser does behind a modal
 * dialog; also what comes to the page later. Returns what gives it back.
 */
export function standAlone(element: Element): () => void {
  const taken = new Set<Element>();
  const take = () => {
    for (const other of around(element)) {
      if (other.hasAttribute('inert')) continue;
      other.setAttribute('inert', '');
      taken.add(other);
    }
  };
  take();
  const later = new MutationObserver(take);
  later.observe(document.body, { childList: true, subtree: true });
  return () => {
    later.disconnect();
    for (const other of taken) other.removeAttribute('inert');
  };
}
