import { type Locator, expect } from '@playwright/test';

/** Waits until the browser's code has taken over the element that the server had sent. */
export async function hydrated(element: Locator): Promise<void> {
  const taken = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(taken).toBe(true);
}
