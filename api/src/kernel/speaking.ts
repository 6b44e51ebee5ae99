/** What is done within is done as for somebody who reads this language (BCP 47). */
export abstract class Speaking {
  abstract in<T>(language: string, work: () => Promise<T>): Promise<T>;
}
