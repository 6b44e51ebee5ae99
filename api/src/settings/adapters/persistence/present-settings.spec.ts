import { afterAll, expect, it } from '@jest/globals';
import { setShopZone, shopZone } from '../../../kernel/shop-days.js';
import type { Config } from '../../../platform/config/config.js';
import { defaultSettings, type ShopSettings } from '../../domain/shop-settings.js';
import { InMemorySettings } from '../../testing/in-memory-settings.js';
import { PresentSettings } from './present-settings.js';

const before = shopZone();
afterAll(() => setShopZone(before));

it('hold to what was told last, whatever was still being read then', async () => {
  const [old, changed] = ['UTC', 'Africa/Kampala'].map((timeZone) => ({ ...defaultSettings(40), timeZone }));
  if (!old || !changed) throw new Error('no settings');
  let answer: (settings: ShopSettings) => void = () => undefined;
  const settings = new InMemorySettings(changed);
  settings.read = () => new Promise((resolve) => (answer = resolve));
  const present = new PresentSettings(settings, { env: { DEPOSIT_PERCENT: 40 } } as unknown as Config);
  const reading = present.get();
  present.told(changed);
  answer(old);
  expect((await reading).timeZone).toBe('UTC');
  expect(shopZone()).toBe('Africa/Kampala');
});
