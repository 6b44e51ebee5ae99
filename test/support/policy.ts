import type { Page } from '@playwright/test';

/** What a page did against its Content-Security-Policy, and the dialogs it opened, since `watch` was called. */
export interface Watched {
  /** `page address: directive: what was blocked` */
  violations: string[];
  dialogs: string[];
}

/** Collects policy violations and dialogs of every document that this tab opens from now on. */
export async function watch(page: Page): Promise<Watched> {
  const seen: Watched = { violations: [], dialogs: [] };
  page.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction('tellViolation', (text: string) => seen.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${location.pathname}: ${event.effectiveDirective}: ${event.blockedURI}`);
    });
  });
  return seen;
}

/** Waits until the page shows what it came for: no skeleton, no request under way. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
}
