/** From a drawn PNG with alpha to the demo's WebP. */
import sharp from 'sharp';

const REACH = 20;
const DARKEST = 48;
const SHADOW = 12;
const FAINTEST = 14;
const STEP = 4;
const FAINT_LIGHT = 9 * 255;

/** Dark and not whole; where little is there, eight bits say nothing of its colour. */
function isShadow(data, at) {
  const brightest = Math.max(data[at], data[at + 1], data[at + 2]);
  const alpha = data[at + 3];
  return alpha < 200 && (brightest < DARKEST || brightest * alpha < FAINT_LIGHT);
}

/** Sums over a square of 2 x REACH + 1 pixels, rows first. */
function boxSums(values, size) {
  const rows = sums(values, size, 1, size);
  return sums(rows, size, size, 1);
}

function sums(values, size, step, line) {
  const out = new Float32Array(values.length);
  for (let start = 0; start < size; start++) {
    let sum = 0;
    for (let at = -REACH; at < size; at++) {
      if (at + REACH < size) sum += values[start * line + (at + REACH) * step];
      if (at - REACH - 1 >= 0) sum -= values[start * line + (at - REACH - 1) * step];
      if (at >= 0) out[start * line + at * step] = sum;
    }
  }
  return out;
}

/** Smooths what is shadow alone: it comes out of few samples of light, and noise costs bytes. */
function softenShadow(data, size) {
  const weight = new Float32Array(size * size);
  const alpha = new Float32Array(size * size);
  for (let pixel = 0; pixel < weight.length; pixel++)
    if (isShadow(data, 4 * pixel)) {
      weight[pixel] = 1;
      alpha[pixel] = data[4 * pixel + 3];
    }
  const weights = boxSums(weight, size);
  const strengths = boxSums(alpha, size);
  for (let pixel = 0; pixel < weight.length; pixel++) {
    const isClear = data[4 * pixel + 3] < 3;
    if (!weight[pixel] && !isClear) continue;
    const mean = isClear ? 0 : strengths[pixel] / Math.max(1, weights[pixel]);
    const strength = (Math.max(0, mean - FAINTEST) * 255) / (255 - FAINTEST);
    data.fill(SHADOW, 4 * pixel, 4 * pixel + 3);
    data[4 * pixel + 3] = Math.round(strength / STEP) * STEP;
  }
}

/** A square WebP with the product's shadow in its alpha, so that it stands on any ground. */
export async function encode(png, size, quality) {
  const { data, info } = await sharp(png)
    .resize(size, size)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  softenShadow(data, size);
  const webp = { quality, alphaQuality: 100, effort: 4, smartSubsample: true, exact: true };
  return sharp(data, { raw: info }).webp(webp).toBuffer();
}

/** The mean colour of the goods, as #rrggbb. */
export async function colourOf(picture) {
  const { data } = await sharp(picture)
    .resize(96, 96)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] < 250) continue;
    for (const part of [0, 1, 2]) sum[part] += data[at + part];
    count += 1;
  }
  const parts = sum.map((total) => Math.round(total / Math.max(1, count)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
