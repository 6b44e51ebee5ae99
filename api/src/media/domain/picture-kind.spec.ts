import { describe, expect, it } from '@jest/globals';
import { isCalled, kindOf } from './picture-kind.js';
import { widthsFor } from './picture.js';

const text = (content: string) => new TextEncoder().encode(content);

describe('what a picture is', () => {
  it('is told by its content', () => {
    expect(kindOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe('png');
    expect(kindOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg');
    expect(kindOf(text('RIFF\u0001\u0001\u0001\u0001WEBPVP8 '))).toBe('webp');
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '<!doctype html>', '', 'xxxxxxxxWEBP'])(
    'is nothing the shop takes: %p',
    (content) => {
      expect(kindOf(text(content))).toBeUndefined();
    },
  );
});

describe('content that merely begins like a picture', () => {
  it('is none', () => {
    expect(kindOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a))).toBeUndefined();
    expect(kindOf(Uint8Array.of(0xff, 0xd8))).toBeUndefined();
    expect(kindOf(text('RIFF\u0001\u0001\u0001\u0001WEBM'))).toBeUndefined();
  });
});

describe('what a picture is called', () => {
  it('must be what it is, unless its sender does not know', () => {
    expect(isCalled('png', 'image/png')).toBe(true);
    expect(isCalled('png', 'image/jpeg')).toBe(false);
    expect(isCalled('png', 'image/svg+xml')).toBe(false);
    expect(isCalled('webp', 'application/octet-stream')).toBe(true);
    expect(isCalled('webp')).toBe(true);
    for (const name of ['image/jpg', 'image/pjpeg', 'IMAGE/JPEG']) expect(isCalled('jpeg', name)).toBe(true);
    expect([isCalled('png', 'image/jpg'), isCalled('png', 'image/x-png')]).toEqual([false, true]);
  });
});

describe('the widths of a picture', () => {
  it('never exceed the source', () => {
    expect(widthsFor(1200)).toEqual([320, 640, 960]);
    expect(widthsFor(2000)).toEqual([320, 640, 960, 1280, 1920]);
    expect(widthsFor(640)).toEqual([320, 640]);
    expect(widthsFor(200)).toEqual([200]);
  });
});
