const { join } = require('node:path');

const api = join(__dirname, '..', '..', 'api');

/** Sources import `./money.js` and mean `./money.ts`: what is not there under its own name is tried as TypeScript. */
module.exports = (request, options) => {
  const [, ours, file] = /^@duka\/(api|serving|sandbox)\/(.+)\.js$/.exec(request) ?? [];
  // the package's own exports lead to what was built of it
  if (ours) return join(api, ours === 'api' ? 'src' : `${ours}/src`, `${file}.ts`);
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (!/^\.{1,2}\/.*\.js$/.test(request)) throw error;
    const stem = request.slice(0, -'.js'.length);
    try {
      return options.defaultResolver(`${stem}.ts`, options);
    } catch {
      return options.defaultResolver(`${stem}.tsx`, options);
    }
  }
};
