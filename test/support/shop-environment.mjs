/** Lends the spec files of a worker what is made once for all of them: validators of the whole document cost much. */
import { TestEnvironment } from 'jest-environment-node';
import * as documented from './documented.mjs';

export default class ShopEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.documented = documented;
  }
}
