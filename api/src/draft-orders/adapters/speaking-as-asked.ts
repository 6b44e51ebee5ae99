import { Injectable } from '@nestjs/common';
import { currentRequest } from '../../platform/logging/log.js';
import { Speaking } from '../application/ports.js';

/** What is begun within a call is written in the language that the call asks for: here another one. */
@Injectable()
export class SpeakingAsAsked extends Speaking {
  override in<T>(language: string, work: () => Promise<T>): Promise<T> {
    const request = currentRequest.getStore();
    return request ? currentRequest.run({ ...request, language }, work) : work();
  }
}
