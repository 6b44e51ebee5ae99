import { afterAll, expect, it } from '@jest/globals';
import { setShopZone, shopZone } from '../../../kernel/shop-days.js';
import type { Config } from '../../../platform/config/config.js';
import { defaultSettings, type ShopSettings } from '../../../kernel/settings/settings.js';
import { InMemorySettings } from '../../testing/in-memory-settings.js';
import { DirectUnitOfWork } from '../../../kernel/testing/direct-unit-of-work.js';
import { PresentSettings } from './present-settings.js';

const CONFIG = { env: { DEPOSIT_PERCENT: 40 } } as unknown as Config;
const before = shopZone();
afterAll(() => setShopZone(before));

it('hold to what was told last, whatever was still being read then', async () => {
  const [old, changed] = ['UTC', 'Africa/Kampala'].map((timeZone) => ({ ...defaultSettings(40), timeZone }));
  if (!old || !changed) throw new Error('no settings');
  let answer: (settings: ShopSettings) => void = () => undefined;
  const settings = new InMemorySettings(changed);
  settings.read = () => new Promise((resolve) => (answer = resolve));
  const present = new PresentSettings(settings, CONFIG, new DirectUnitOfWork());
  const reading = present.get();
  present.told(changed);
  answer(old);
  expect((await reading).timeZone).toBe('UTC');
  expect(shopZone()).toBe('Africa/Kampala');
});

it('hold what is not committed for the work at hand alone: who reads meanwhile reads what was before', async () => {
  const [old, changed] = ['UTC', 'Africa/Kampala'].map((timeZone) => ({ ...defaultSettings(40), timeZone }));
  if (!old || !changed) throw new Error('no settings');
  const settings = new InMemorySettings(old);
  const unit = new DirectUnitOfWork();
  let commit: () => void = () => undefined;
  unit.afterCommit = (work) => void (commit = work);
  const present = new PresentSettings(settings, CONFIG, unit);
  await present.during(async () => {
    present.told(changed);
    expect((await present.get()).timeZone).toBe('Africa/Kampala');
  });
  expect((await present.get()).timeZone).toBe('UTC');
  settings.read = () => Promise.resolve(changed);
  commit();
  expect(shopZone()).toBe('Africa/Kampala');
  expect((await present.get()).timeZone).toBe('Africa/Kampala');
});
