/** From a drawn PNG with alpha to the demo's WebP. */
import sharp from 'sharp';

/** Of the side: how far a shadow is smoothed. */
const REACH = 0.02;
/** Of the side: where a shadow ends before the picture does. */
const MARGIN = 0.1;
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

/** Sums over a square of 2 x reach + 1 pixels, rows first. */
function boxSums(values, size) {
  const reach = Math.round(size * REACH);
  return sums(sums(values, size, reach, 1, size), size, reach, size, 1);
}

function sums(values, size, reach, step, line) {
  const out = new Float32Array(values.length);
  for (let start = 0; start < size; start++) {
    let sum = 0;
    for (let at = -reach; at < size; at++) {
      if (at + reach < size) sum += values[start * line + (at + reach) * step];
      if (at - reach - 1 >= 0) sum -= values[start * line + (at - reach - 1) * step];
      if (at >= 0) out[start * line + at * step] = sum;
    }
  }
  return out;
}

/** From 0 at the edge of the picture to 1. */
function inside(pixel, size) {
  const [x, y] = [pixel % size, Math.floor(pixel / size)];
  const t = Math.min(1, Math.min(x, y, size - 1 - x, size - 1 - y) / (size * MARGIN));
  return t * t * (3 - 2 * t);
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
    const strength = ((Math.max(0, mean - FAINTEST) * 255) / (255 - FAINTEST)) * inside(pixel, size);
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

/** A square WebP of a picture with a ground of its own. */
export function encodeScene(png, size) {
  return sharp(png)
    .resize(size, size)
    .flatten()
    .webp({ quality: 80, effort: 5, smartSubsample: true })
    .toBuffer();
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
