/**
 * How the API's Node.js keeps its heap: little room for young objects, and what is rubbish is collected before there is much
 * of it (V8 lets a heap without a limit grow fourfold first). Measured, see docs/performance.md; Dockerfile and
 * docker-compose.yml say the same.
 */
export const heapFlags = ['--max-semi-space-size=8', '--max-old-space-size=1024'];
