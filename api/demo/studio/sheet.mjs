/** `npm run pictures:sheet -w api/demo -- sheet.png picture…`: pictures side by side on the shop's light and dark ground. */
import sharp from 'sharp';

const [, , out, ...files] = process.argv;
const SIDE = 200;
const COLUMNS = 8;
const GROUNDS = ['#ececea', '#4c4d50'];

const cells = files.flatMap((file) => GROUNDS.map((background) => ({ file, background })));
const placed = await Promise.all(
  cells.map(async ({ file, background }, at) => ({
    input: await sharp(file).resize(SIDE, SIDE).flatten({ background }).png().toBuffer(),
    left: (at % COLUMNS) * SIDE,
    top: Math.floor(at / COLUMNS) * SIDE,
  })),
);
const height = Math.ceil(cells.length / COLUMNS) * SIDE;
await sharp({ create: { width: COLUMNS * SIDE, height, channels: 3, background: '#ffffff' } })
  .composite(placed)
  .toFile(out);
