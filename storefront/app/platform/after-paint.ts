import { hearOfLostCode } from './lost-code';
import { stayWhenOffline } from './offline';
import type { ModelContext } from './web-tools/tool';

/** What every page gets once it answers, and what only some browsers have a use for. */
export function afterPaint(): void {
  stayWhenOffline();
  hearOfLostCode();
  const { modelContext } = document as { modelContext?: ModelContext };
  if (modelContext) void import('./web-tools').then(({ tellTools }) => tellTools(modelContext));
}
