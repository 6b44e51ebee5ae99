/**
 * `npm run pictures:stage -w api/demo`: draws the stage pictures of the storefront, 3:2 and 4:5, in all their widths.
 * A new set gets a new folder there, as browsers keep these files for ever.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { openStudio } from './browser.mjs';

const TEXT = { type: 'string' };
const { values } = parseArgs({ options: { only: TEXT, scale: TEXT, out: { type: 'string' } } });
const scale = Number(values.scale ?? 1);
const out = values.out ?? fileURLToPath(new URL('../../../storefront/public/brand/v2', import.meta.url));
const stages = JSON.parse(readFileSync(new URL('stages.json', import.meta.url), 'utf8'));
const SHAPES = [
  {
    view: 'wide',
    suffix: '',
    width: 2880,
    height: 1920,
    centre: [0.56, 0.52],
    avif: [800, 1280, 1920, 2880],
    webp: 1280,
  },
  {
    view: 'tall',
    suffix: '-tall',
    width: 1440,
    height: 1800,
    centre: [0.5, 0.52],
    avif: [480, 800, 1200],
    webp: 800,
  },
];
const qualityOf = (width) => (width >= 2880 ? 84 : width >= 1920 ? 86 : 88);

async function draw(studio, { name, scene, kind, colour, options, ground, views }, shape) {
  const [[png]] = await studio.shot({
    mod: scene,
    kind,
    colours: [[colour, options ?? {}]],
    bg: [ground],
    bgc: shape.centre,
    views: [views[shape.view]],
    w: Math.round(shape.width * scale),
    h: Math.round(shape.height * scale),
    lights: 40,
    jitter: 5,
  });
  const file = (width, type) => `${out}/${name}${shape.suffix}-${width}.${type}`;
  for (const width of shape.avif)
    await sharp(png)
      .resize(width)
      .avif({ quality: qualityOf(width), effort: 5, chromaSubsampling: '4:4:4' })
      .toFile(file(width, 'avif'));
  await sharp(png).resize(shape.webp).webp({ quality: 84, effort: 5 }).toFile(file(shape.webp, 'webp'));
  process.stdout.write(`${name} ${shape.view}\n`);
}

const studio = await openStudio();
try {
  for (const stage of stages)
    if (!values.only || values.only.split(',').includes(stage.name))
      for (const shape of SHAPES) await draw(studio, stage, shape);
} finally {
  await studio.close();
}
