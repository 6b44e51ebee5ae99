/** Health check of a container: ends with 0 when the address answers with success. */
const [, , url] = process.argv;

const healthy = await fetch(url, { signal: AbortSignal.timeout(4_000) }).then(
  (response) => response.ok,
  () => false,
);
process.exitCode = healthy ? 0 : 1;
