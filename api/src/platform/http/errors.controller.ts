import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Allow } from '../auth/allow.js';

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Errors of the Duka API</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:2rem 1.25rem;color-scheme:light dark}code{font-size:.95em}dt{font-weight:700;margin-top:1rem}dd{margin:0}</style>
</head><body><main><h1>Errors of the Duka API</h1>
<p>Every failure is <code>application/problem+json</code> (RFC 9457). <code>message</code> is the sentence for people,
<code>code</code> (also the fragment of <code>type</code>) is the stable name for programs, <code>errors</code> names the
wrong fields, <code>requestId</code> finds the request in the logs.</p>
<dl>
<dt>400</dt><dd>The data sent is not valid. Mend the fields named in <code>errors</code>.</dd>
<dt>401</dt><dd>No usable session: none was sent, it has ended, or it was revoked. Log in again.</dd>
<dt>403</dt><dd>The account's role may not do this.</dd>
<dt>404</dt><dd>There is no such thing, or it belongs to somebody else; the two are told alike on purpose.</dd>
<dt>409</dt><dd>The state of things forbids it, for example a changed price or stock that is gone; <code>data</code> has the current figures.</dd>
<dt>412</dt><dd>Somebody else changed it since you read it. Read it again, then repeat your change.</dd>
<dt>413, 414, 415</dt><dd>The body or the address is too long, or not of a type that the call reads.</dd>
<dt>422</dt><dd>The same <code>Idempotency-Key</code> came with another body, or the rules forbid the change.</dd>
<dt>429, 503</dt><dd>Too much at once. Wait as long as <code>Retry-After</code> says and try again.</dd>
<dt>500</dt><dd>A bug on our side. It has been logged with the <code>requestId</code>.</dd>
<dt>507</dt><dd>There is no space left for pictures. Whoever runs the shop must make some; nothing was changed.</dd>
</dl><p><a href="/docs">The documentation of every call</a></p></main></body></html>
`;

/** The page that the `type` of every problem points to. */
@ApiExcludeController()
@Allow('public')
@Controller('docs/errors')
export class ErrorsController {
  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  page(): string {
    return PAGE;
  }
}
