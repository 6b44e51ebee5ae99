import { WelcomeCoupons } from '../application/welcome-newcomer.js';

export class InMemoryWelcomeCoupons extends WelcomeCoupons {
  /** The percent of each. */
  readonly codes = new Map<string, number>();

  override issue(code: string, percent: number): Promise<boolean> {
    const isNew = !this.codes.has(code);
    if (isNew) this.codes.set(code, percent);
    return Promise.resolve(isNew);
  }
}
