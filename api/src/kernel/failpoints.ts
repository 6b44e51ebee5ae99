/** Named points at which a test may end the process or make a step fail. Does nothing in a shop. */
export abstract class Failpoints {
  abstract reach(name: string): Promise<void>;
}
