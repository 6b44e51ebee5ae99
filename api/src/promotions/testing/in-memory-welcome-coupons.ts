import { WelcomeCoupons } from '../application/welcome-newcomer.js';

export class InMemoryWelcomeCoupons extends WelcomeCoupons {
  readonly codes = new Set<string>();

  override issue(code: string): Promise<boolean> {
    const isNew = !this.codes.has(code);
    this.codes.add(code);
    return Promise.resolve(isNew);
  }
}
