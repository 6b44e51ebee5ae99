import swc from '@swc/jest';
import { withEnglish } from '../../admin/scripts/english.mjs';

/** As `@swc/jest`, with the English messages of the panel compiled as its build does. */
export default {
  createTransformer: (options) => {
    const { process, processAsync, getCacheKey } = swc.createTransformer(options);
    const key = (code, ...more) => getCacheKey(withEnglish(code), ...more);
    return {
      canInstrument: false,
      process: (code, ...more) => process(withEnglish(code), ...more),
      processAsync: (code, ...more) => processAsync(withEnglish(code), ...more),
      getCacheKey: key,
    };
  },
};
