import {
  HttpException,
  Injectable,
  UseInterceptors,
  applyDecorators,
  mixin,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiConsumes } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { BodyRefused } from './strict-json.js';

/** A file that came as one part of a form. Its type is only what the sender says. */
export interface SentFile {
  buffer: Buffer;
  mimetype: string;
}

export interface OneFileRules {
  /** The name of the part with the file. */
  field: string;
  /** The largest file, in bytes. */
  bytes: number;
  /** How many text parts may come along. */
  texts: number;
}

const LONGEST_NAME = 50;
const LONGEST_TEXT = 2_000;

/**
 * Reads `multipart/form-data` with one file, into memory and after the guards: nobody but an allowed caller can send
 * that much. The texts beside it become the body. Read the file with `@UploadedFile()`.
 */
export function OneFile({ field, bytes, texts }: OneFileRules) {
  const Reader = FileInterceptor(field, {
    limits: {
      fileSize: bytes,
      files: 1,
      fields: texts,
      parts: texts + 1,
      fieldNameSize: LONGEST_NAME,
      fieldSize: LONGEST_TEXT,
      fieldNestingDepth: 0,
    },
  });

  @Injectable()
  class ReadOneFile implements NestInterceptor {
    private readonly reader = new Reader();

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const request = context.switchToHttp().getRequest<Request>();
      if (!request.is('multipart/form-data'))
        throw new BodyRefused(415, 'not_multipart', 'Send multipart/form-data.');
      try {
        return await this.reader.intercept(context, next);
      } catch (error) {
        throw refused(error, { field, texts });
      }
    }
  }
  return applyDecorators(UseInterceptors(mixin(ReadOneFile)), ApiConsumes('multipart/form-data'));
}

/** What the reader of forms stumbles over is the sender's fault: too much, too many, malformed, or hung up. */
function refused(error: unknown, { field, texts }: Omit<OneFileRules, 'bytes'>): BodyRefused {
  const status = error instanceof HttpException ? error.getStatus() : 400;
  if (status === 413) {
    const large = 'The file is too large.';
    return new BodyRefused(413, 'too_large', large, [{ field, message: large }]);
  }
  const why = error instanceof HttpException ? ` (${error.message})` : '';
  const beside = texts > 0 ? ` and at most ${texts} texts beside it` : ' and nothing else';
  const message = `The form could not be read${why}: send one file in its part "${field}"${beside}.`;
  return new BodyRefused(400, 'bad_form', message, [{ field, message }]);
}
