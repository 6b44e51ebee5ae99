/** Sources import `./money.js` and mean `./money.ts`: what is not there under its own name is tried as TypeScript. */
module.exports = (request, options) => {
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
