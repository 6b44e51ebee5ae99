/** So many days an import of customers or of earlier orders can be taken back. */
export const UNDO_DAYS = 30;

/** Imports before this moment stay. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - UNDO_DAYS * 86_400_000);
