import { Controller, Get, Header, NotFoundException, Param, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { InboxAccessGuard } from './inbox-access.guard.js';
import { Inbox } from './inbox.js';
import { listPage, mailPage } from './inbox-pages.js';

/** The frame with the mail has the same: its pictures are the shop's own. */
const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; frame-src 'self'";

/** The mail catcher of a shop without a mail server; see `InboxGate`. */
@ApiExcludeController()
@Allow('public')
@UseGuards(InboxAccessGuard)
@Controller('dev/mail')
export class InboxController {
  constructor(private readonly inbox: Inbox) {}

  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', POLICY)
  @Header('Cache-Control', 'no-store')
  async list(): Promise<string> {
    return listPage(await this.inbox.newest());
  }

  @Get(':name')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', POLICY)
  @Header('Cache-Control', 'no-store')
  async show(@Param('name') name: string): Promise<string> {
    const mail = await this.inbox.one(name);
    if (!mail) throw new NotFoundException();
    return mailPage(mail);
  }
}
