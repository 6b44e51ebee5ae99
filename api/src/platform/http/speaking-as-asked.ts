import { Injectable } from '@nestjs/common';
import { Speaking } from '../../kernel/speaking.js';
import { currentRequest } from '../logging/log.js';

/** What is begun within a call is written in the language that the call asks for: here another one. */
@Injectable()
export class SpeakingAsAsked implements Speaking {
  in<T>(language: string, work: () => Promise<T>): Promise<T> {
    const request = currentRequest.getStore();
    return request ? currentRequest.run({ ...request, language }, work) : work();
  }
}
