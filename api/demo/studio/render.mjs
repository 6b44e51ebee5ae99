/**
 * `npm run pictures -w api/demo`: draws the goods of the demo shop that its catalogue names, into `pictures/`, and notes their
 * size, weight and colour in `catalogue.json`.
 *   --only tee-everyday,mug-kiln   some products
 *   --size 1000 --lights 28 --jitter 3   side in pixels, samples of light, sub-pixel samples
 *   --out folder   somewhere else, without touching the catalogue
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openStudio } from './browser.mjs';
import { colourOf, encode } from './encode.mjs';

const TEXT = { type: 'string' };
const { values } = parseArgs({ options: { only: TEXT, size: TEXT, lights: TEXT, jitter: TEXT, out: TEXT } });
const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const size = Number(values.size ?? 1000);
const folder = values.out ?? fileURLToPath(new URL('../pictures', import.meta.url));
const views = read('views.json');
const catalogue = read('../catalogue.json');
const wanted = values.only?.split(',');
const recipes = read('recipes.json').filter(({ key }) => !wanted || wanted.includes(key));

const jobOf = (recipe, colours) => ({
  mod: recipe.scene,
  kind: recipe.kind,
  opts: recipe.options ?? {},
  colours: colours.map(({ hex, options }) => [hex, options ?? {}]),
  views: recipe.views ?? Object.values(views[recipe.view]),
  w: size,
  h: size,
  bg: [['#ffffff', '#ffffff']],
  clear: true,
  lights: Number(values.lights ?? 28),
  jitter: Number(values.jitter ?? 3),
  ...recipe.render,
});

async function draw(studio, recipe) {
  const own = catalogue.pictures.filter(({ product }) => product === recipe.key);
  const colours = recipe.colours.filter(({ name }) => own.some(({ colour }) => colour === name));
  if (colours.length === 0) return;
  const drawn = await studio.shot(jobOf(recipe, colours));
  for (const [at, view] of Object.keys(views.top).entries())
    for (const [which, { name }] of colours.entries()) {
      const entry = own.find((picture) => picture.colour === name && picture.view === view);
      if (!entry) continue;
      const picture = await encode(drawn[at][which], size, view === 'detail' ? 60 : 70);
      writeFileSync(join(folder, entry.file), picture);
      Object.assign(entry, { width: size, height: size, bytes: picture.length });
      entry.dominantColour = await colourOf(picture);
    }
  process.stdout.write(`${recipe.key}\n`);
}

mkdirSync(folder, { recursive: true });
const studio = await openStudio();
try {
  for (const recipe of recipes) await draw(studio, recipe);
} finally {
  await studio.close();
}
if (!values.out)
  writeFileSync(new URL('../catalogue.json', import.meta.url), `${JSON.stringify(catalogue, null, 1)}\n`);
