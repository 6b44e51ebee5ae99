/** Room for what a request makes and nobody needs after it. */
export const youngHeap = '--max-semi-space-size=32';

/**
 * How the Node.js of API and storefront keeps its heap: room for the young objects of many requests at once, so that they are rubbish when
 * they are looked at, what is old is collected before there is much of it (V8 lets a heap without a limit grow fourfold
 * first), and not once more whenever a shopper thinks for a moment. Measured, see docs/performance.md; Dockerfile and
 * docker-compose.yml say the same.
 */
export const heapFlags = [youngHeap, '--no-memory-reducer', '--max-old-space-size=1024'];

/**
 * How glibc gives them memory beside that heap: from 1 MiB on in pages of its own, which go back when they are free, and in
 * huge ones; the rest from two places for all threads, not from one for each. Without it more of it stays with them.
 * Measured, see docs/performance.md.
 */
export const mallocTunables = {
  GLIBC_TUNABLES: 'glibc.malloc.mmap_threshold=1048576:glibc.malloc.hugetlb=1:glibc.malloc.arena_max=2',
};
