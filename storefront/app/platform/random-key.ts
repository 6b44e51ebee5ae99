/**
 * A name that nobody else has: 128 random bits, in hexadecimal. `crypto.randomUUID` is missing where a page came over plain
 * HTTP, as from the demo on another machine of the network.
 */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
