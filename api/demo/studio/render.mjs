/**
 * `npm run pictures -w api/demo`: draws the goods of the demo shop that its catalogue names, into `pictures/`, and notes their
 * size, weight and colour in `catalogue.json`.
 *   --only tee-everyday,mug-kiln   some products
 *   --views scene,macro            some of hero, angle, detail, macro and scene
 *   --size 1280 --lights 28 --jitter 4   side in pixels, samples of light, sub-pixel samples
 *   --out folder   somewhere else, without touching the catalogue
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openStudio } from './browser.mjs';
import { colourOf, encode, encodeScene } from './encode.mjs';

const TEXT = { type: 'string' };
const { values } = parseArgs({
  options: { only: TEXT, views: TEXT, size: TEXT, lights: TEXT, jitter: TEXT, out: TEXT },
});
const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const CATALOGUE = new URL('../catalogue.json', import.meta.url);
const QUALITY = { hero: 70, angle: 70, detail: 60, macro: 76 };
const size = Number(values.size ?? 1280);
const folder = values.out ?? fileURLToPath(new URL('../pictures', import.meta.url));
const views = read('views.json');
const sets = read('sets.json');
const catalogue = read('../catalogue.json');
const only = values.only?.split(',');
const asked = values.views?.split(',');
const recipes = read('recipes.json').filter(({ key }) => !only || only.includes(key));

const jobOf = (recipe, colours) => ({
  mod: recipe.scene,
  kind: recipe.kind,
  opts: recipe.options ?? {},
  colours: colours.map(({ hex, options }) => [hex, options ?? {}]),
  w: size,
  h: size,
  lights: Number(values.lights ?? 28),
  jitter: Number(values.jitter ?? 4),
  ...recipe.render,
});
/** Goods alone, without a ground. */
const alone = (own) => ({ clear: true, bg: [['#ffffff', '#ffffff']], views: own });
/** Goods among things of daily life, on a table. */
const among = ({ view, ground, ...set }) => ({ set, plane: 'none', bg: [ground], views: [view] });

function keep(entry, picture) {
  writeFileSync(join(folder, entry.file), picture);
  Object.assign(entry, { width: size, height: size, bytes: picture.length });
}

async function draw(studio, recipe) {
  const wanted = catalogue.pictures.filter(
    ({ product, view }) => product === recipe.key && (!asked || asked.includes(view)),
  );
  const { scene, macro } = sets[recipe.key] ?? {};
  const shots = { ...(recipe.views ?? views[recipe.view]), ...(macro && { macro }) };
  const names = Object.keys(shots).filter((name) => wanted.some(({ view }) => view === name));
  const colours = coloursOf(recipe, wanted, (view) => view !== 'scene');
  if (names.length > 0) {
    const drawn = await studio.shot({
      ...jobOf(recipe, colours),
      ...alone(names.map((name) => shots[name])),
    });
    for (const [at, name] of names.entries())
      for (const [which, { name: colour }] of colours.entries()) {
        const entry = wanted.find((picture) => picture.view === name && picture.colour === colour);
        if (!entry) continue;
        const picture = await encode(drawn[at][which], size, QUALITY[name]);
        keep(entry, picture);
        entry.dominantColour = await colourOf(picture);
      }
  }
  const staged = coloursOf(recipe, wanted, (view) => view === 'scene');
  if (scene && staged.length > 0) {
    const [drawn] = await studio.shot({ ...jobOf(recipe, staged), ...among(scene) });
    for (const [which, { name: colour }] of staged.entries()) {
      const entry = wanted.find((picture) => picture.view === 'scene' && picture.colour === colour);
      keep(entry, await encodeScene(drawn[which], size));
      entry.dominantColour = scene.ground[1];
    }
  }
  process.stdout.write(`${recipe.key}\n`);
}

const coloursOf = ({ colours }, pictures, isOne) =>
  colours.filter(({ name }) => pictures.some(({ colour, view }) => colour === name && isOne(view)));

mkdirSync(folder, { recursive: true });
const studio = await openStudio();
try {
  for (const recipe of recipes) {
    await draw(studio, recipe);
    if (!values.out) writeFileSync(CATALOGUE, `${JSON.stringify(catalogue, null, 1)}\n`);
  }
} finally {
  await studio.close();
}
