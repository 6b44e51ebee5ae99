import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { NotAPicture } from '../../domain/refusals.js';
import { SanitizedDrawings } from './sanitized-drawings.js';

const drawings = new SanitizedDrawings();
const svg = (inside: string, attributes = '') =>
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "y">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" ${attributes}>${inside}</svg>`;
const shape = '<path d="M0 0h40v10z" fill="#c00"/>';

describe('a drawing from outside', () => {
  it('keeps its shapes, gradients and texts, in the letter case of SVG', async () => {
    const gradient =
      '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient></defs>';
    const clean = await drawings.clean(
      svg(`${gradient}<rect width="9" height="9" fill="url(#g)"/><text>Lamp &amp; Co</text>`),
    );
    for (const kept of [
      '<linearGradient id="g"',
      'gradientUnits=',
      'viewBox="0 0 40 10"',
      'fill="url(#g)"',
      'Lamp &amp; Co',
    ])
      expect(clean).toContain(kept);
    expect(clean).not.toMatch(/<!|<\?/);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<rect width="1" height="1" onload="alert(1)" onclick="alert(1)"/>'],
    ['foreign markup', '<foreignObject><body onload="alert(1)"><img src="x"/></body></foreignObject>'],
    ['a link', '<a href="javascript:alert(1)"><text>alert(1)</text></a>'],
    ['a picture from elsewhere', '<image href="https://alert.example/1.png"/>'],
    ['a drawing from elsewhere', '<use href="https://alert.example/1.svg#x"/>'],
    ['a reference that runs', '<use xlink:href="javascript:alert(1)"/>'],
    ['a fill from elsewhere', '<rect width="1" height="1" fill="url(https://alert.example/1)"/>'],
    ['styles', '<style>@import "https://alert.example/1.css"</style>'],
    [
      'motion',
      '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/>',
    ],
    ['a style', '<rect width="1" height="1" style="background:url(https://alert.example)"/>'],
  ])('loses %s', async (_, inside) => {
    const clean = await drawings.clean(svg(inside + shape, 'onload="alert(1)"'));
    expect(clean).toContain('<path d="M0 0h40v10z"');
    expect(clean).not.toMatch(/alert|javascript|onload|style|<set|<animate/i);
  });

  it('without a shape is none', async () => {
    for (const none of [svg('<script>1</script>'), '<p>text</p>', svg(''), '<svg>'])
      expect(await drawings.clean(none)).toBeUndefined();
  });

  it('has a picture beside it, large enough for every size that is made of it', async () => {
    const picture = await drawings.picture((await drawings.clean(svg(shape))) ?? '');
    expect(await sharp(Buffer.from(picture)).metadata()).toMatchObject({
      format: 'png',
      width: 1_024,
      height: 256,
    });
    await expect(drawings.picture('<svg xmlns="http://www.w3.org/2000/svg"><path d="')).rejects.toThrow(
      NotAPicture,
    );
  });
});
