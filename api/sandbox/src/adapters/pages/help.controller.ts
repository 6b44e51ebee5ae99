import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '@duka/api/platform/auth/allow.js';
import { TEST_CARDS } from '../../domain/cards.js';
import { TEST_PHONES } from '../../domain/phones.js';
import { PLUGINS } from '../../plugins/index.js';
import { SandboxAccessGuard } from '../sandbox-access.guard.js';
import { html, type Html } from './html.js';
import { page } from './layout.js';
import { sendPage } from './send-page.js';

type Row = readonly [value: string, does: string];

/** What to try with each played provider: cards, numbers and accounts that pay, decline or keep one waiting. */
@ApiExcludeController()
@Allow('public')
@UseGuards(SandboxAccessGuard)
@Controller('sandbox/help')
export class HelpController {
  @Get()
  show(@Res() response: Response): void {
    sendPage(response, HELP);
  }
}

function table(id: string, title: string, head: string, rows: readonly Row[]): Html {
  return html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${head}</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([value, does]) =>
            html`<tr>
              <td class="number">${value}</td>
              <td>${does}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

const HELP = page(
  'Test values',
  'help',
  html`<h1>Test values</h1>
    <p class="lead">What the played providers answer to what. Other numbers of phones wait for a tap.</p>
    ${table(
      'cards',
      'Cards',
      'Number',
      TEST_CARDS.map(({ number, title }): Row => [
        number.replace(/(.{4})(?=.)/g, '$1 '),
        title.toLowerCase(),
      ]),
    )}
    ${table(
      'mobile-money',
      'Mobile money',
      'Number',
      TEST_PHONES.map(({ ending, title }): Row => [`+256 770 000 ${ending}`, title.toLowerCase()]),
    )}
    ${PLUGINS.map(({ provider, title, chosenBy, trials }) =>
      table(
        provider,
        title,
        chosenBy,
        trials.map(({ label, does }): Row => [label, does]),
      ),
    )}`,
);
