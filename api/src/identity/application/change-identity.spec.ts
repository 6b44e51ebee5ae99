import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { Refusal } from '../../kernel/refusal.js';
import { InMemoryPictures } from '../../media/testing/in-memory-pictures.js';
import { InMemoryIdentities } from '../testing/in-memory-identities.js';
import { ChangeIdentity } from './change-identity.js';
import { PresentIdentity } from './present-identity.js';

const KEY = '3f1c0a9b7d5e4c2f8a6b0d1e2c3f4a5b';
const picture = {
  ...{ key: KEY, contentType: 'image/webp', width: 300, height: 80, bytes: 9, widths: [300] },
  colour: '#000000',
};

describe('by what the shop is known', () => {
  let change: ChangeIdentity;
  let present: PresentIdentity;
  beforeEach(async () => {
    const [identities, pictures] = [new InMemoryIdentities(), new InMemoryPictures()];
    await pictures.add([picture]);
    change = new ChangeIdentity(identities, pictures, new DirectUnitOfWork());
    present = new PresentIdentity(identities, pictures);
  });

  const refused = async (sent: Record<string, unknown>) => {
    const error: unknown = await change.changeIdentity(sent).catch((reason: unknown) => reason);
    return error instanceof Refusal ? error.details.fields : error;
  };

  it('is Duka’s own until something is chosen, what is named changes, null takes it back', async () => {
    expect(await present.get()).toMatchObject({ logo: null, tones: [], fonts: 'modern', corners: 'slight' });
    await change.changeIdentity({ fonts: 'classic', companyNumber: 'HRB 12345' });
    await change.changeIdentity({ fonts: null, corners: 'round' });
    present.told();
    const look = { fonts: 'modern', corners: 'round', companyNumber: 'HRB 12345' };
    expect(await present.get()).toMatchObject(look);
  });

  it('has colours that can be read, with the texts on them', async () => {
    await change.changeIdentity({ accentLight: '#1D5FD1', accentDark: '#8ab6ff', stage: '#f5d90a' });
    present.told();
    const { tones } = await present.get();
    expect(tones).toContainEqual({ name: 'accent', light: '#1d5fd1', dark: '#8ab6ff' });
    expect(tones).toContainEqual({ name: 'on-accent', light: '#ffffff', dark: '#1a1a18' });
    expect(tones).toContainEqual({ name: 'on-stage', light: '#1a1a18', dark: '#1a1a18' });
  });

  it.each([
    ['accentLight', '#ffcc00', 'Accent has a contrast of 1.51 with the white page; it must be at least 4.5'],
    [
      'accentDark',
      '#333333',
      'Accent in dark has a contrast of 1.47 with the dark page; it must be at least 4.5',
    ],
    ['callLight', '#dddddd', 'Buttons has a contrast of 1.35 with the white page; it must be at least 3'],
    ['accentLight', 'red', 'Accent must be a colour like #b8472a'],
    ['instagram', 'javascript:alert(1)', 'Instagram must be an address like https://example.com'],
    ['logo', 'https://elsewhere.example/logo.svg', 'Logo must be a picture of the shop'],
    ['share', `/media/${KEY}/drawing.svg`, 'Shared picture must be a picture, not a drawing'],
    ['logo', '/media/00000000000000000000000000000000', 'This picture is not in the shop; choose it again'],
    ['colour', '#000000', 'There is no field colour'],
  ])('says at the field %s what is wrong with %s', async (field, sent, message) => {
    expect(await refused({ [field]: sent })).toEqual([{ field: `fields.${field}`, message }]);
  });

  it('places the logo with its size, so that nothing moves, and gives the icon’s address', async () => {
    const drawing = `/media/${KEY}/drawing.svg`;
    await change.changeIdentity({ logo: drawing, icon: drawing, tiktok: 'https://www.tiktok.com/@lamps' });
    present.told();
    expect(await present.get()).toMatchObject({
      logo: { url: drawing, width: 300, height: 80 },
      icon: `/media/${KEY}`,
      profiles: [{ name: 'tiktok', label: 'TikTok', url: 'https://www.tiktok.com/@lamps' }],
    });
  });
});
