import { closedTexts } from '../platform/messages/en/closed';

/** Above every page of a shop that its owner has not opened yet. */
export default function ClosedNotice() {
  return (
    <aside
      aria-label={closedTexts.label}
      className="no-print bg-stage px-2 py-1 text-center text-sm font-semibold text-on-stage"
    >
      <p role="note">{closedTexts.notice}</p>
    </aside>
  );
}
