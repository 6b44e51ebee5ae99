/** A try that another one of the same cart has replaced: what its buyer sees is the other. */
export const REPLACED = 'replaced_by_another_try';
