export type PictureKind = 'png' | 'jpeg' | 'webp';

const SIGNATURES: readonly { kind: PictureKind; offset: number; bytes: readonly number[] }[] = [
  { kind: 'png', offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'jpeg', offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { kind: 'webp', offset: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];
/** What the kinds are called besides: `image/jpg` by many programs, the others by old ones. */
const OTHER_NAMES: Readonly<Record<PictureKind, readonly string[]>> = {
  png: ['image/x-png'],
  jpeg: ['image/jpg', 'image/pjpeg', 'image/jfif'],
  webp: [],
};
const UNKNOWN = 'application/octet-stream';
const RIFF = [0x52, 0x49, 0x46, 0x46];

/** What the content itself says it is; undefined for everything that the shop does not take (SVG, GIF, HTML …). */
export function kindOf(content: Uint8Array): PictureKind | undefined {
  const found = SIGNATURES.find(({ offset, bytes }) => startsWith(content, bytes, offset));
  if (found?.kind === 'webp' && !startsWith(content, RIFF, 0)) return undefined;
  return found?.kind;
}

/** Whether it may be an SVG drawing: markup with its element, whatever stands before. */
export const isDrawing = (content: Uint8Array): boolean => {
  const text = Buffer.from(content.subarray(0, 4_096)).toString('utf8');
  return /^\s*</.test(text.replace(/^\uFEFF/, '')) && /<svg[\s>]/i.test(text);
};

/** Whether the media type fits the kind; a sender who does not know what it sends says nothing wrong. */
export function isCalled(kind: PictureKind, type = UNKNOWN): boolean {
  const name = type.toLowerCase();
  return name === UNKNOWN || name === `image/${kind}` || OTHER_NAMES[kind].includes(name);
}

function startsWith(content: Uint8Array, bytes: readonly number[], offset: number): boolean {
  return bytes.every((byte, index) => content[offset + index] === byte);
}
