import { MESSAGES, type ToldMessages } from './ports.js';

/** Takes an erased person out of all messages, some at a time: there may be millions. Begun again, it does no harm. */
export class ForgetInMessages {
  constructor(private readonly messages: ToldMessages) {}

  async forget(names: readonly string[]): Promise<void> {
    for (const kind of MESSAGES)
      for (let last = await this.messages.empty(kind, names, undefined); last;)
        last = await this.messages.empty(kind, names, last);
  }
}
