import { Body, Controller, Get, Param, Patch, Put, Query, Res, type PipeTransform } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { refusal } from '../../../kernel/refusal.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { readAdminList, tellTotal, type ListRules } from '../../../platform/http/simple-rest.js';
import { ChangeSettings } from '../../application/change-settings.js';
import { Settings } from '../../application/ports.js';
import type { ShopSettings } from '../../../kernel/settings/settings.js';
import { PresentSettings } from '../persistence/present-settings.js';
import { SHOP } from '../persistence/postgres-settings.js';
import { ChangeSettingsDto, SettingsDto } from './settings.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { ruleOf, ruleView } from './payment-rule.dto.js';
import { SETTINGS_CALLS } from './settings.examples.js';

const RULES: ListRules = {
  resource: 'settings',
  sorts: [],
  defaultSort: ['id', 'ASC'],
  filters: { id: [SHOP] },
};

export const NoSuchSettings = refusal(
  'not-found',
  'settings_not_found',
  'There are only the settings of the shop.',
);

export class OnlyShop implements PipeTransform<string, string> {
  transform(id: string): string {
    if (id !== SHOP) throw new NoSuchSettings();
    return id;
  }
}

/** Whether the shop is open is asked and changed by the calls of its setup. */
const viewOf = (
  id: string,
  { paymentRules, displayCurrencies, isOpen: _, ...settings }: ShopSettings,
): SettingsDto => ({
  id,
  ...settings,
  displayCurrencies: [...displayCurrencies],
  paymentRules: paymentRules.map(ruleView),
});

@ApiTags('admin-settings')
@Allow('settings.read')
@ApiDoc(SETTINGS_CALLS)
@Controller('api/v1/admin/settings')
export class AdminSettingsController {
  constructor(
    private readonly settings: Settings,
    private readonly change: ChangeSettings,
    private readonly present: PresentSettings,
  ) {}

  /** The one record of settings, as a list. */
  @Get()
  @Listed(RULES)
  async adminListSettings(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SettingsDto[]> {
    const list = readAdminList(query, RULES);
    const all = [viewOf(SHOP, await this.settings.read())];
    const rows = all.slice(list.offset, list.offset + list.limit);
    tellTotal(response, RULES, list, rows.length, all.length);
    return rows;
  }

  /** The shop's settings; the id is `shop`. */
  @Get(':id')
  async adminGetSettings(@Param('id', OnlyShop) id: string): Promise<SettingsDto> {
    return viewOf(id, await this.settings.read());
  }

  /** Changes the settings that are sent and leaves the others. */
  @Allow('settings.write')
  @NeedsRecentLogin()
  @Precondition((it: AdminSettingsController, id) => it.adminGetSettings(id), (id) => id === SHOP)
  @Put(':id')
  @Audited('settings', 'setting', 'key')
  async adminUpdateSettings(
    @Param('id', OnlyShop) id: string,
    @Body() body: ChangeSettingsDto,
  ): Promise<SettingsDto> {
    const { paymentRules, ...changes } = body;
    const rules = paymentRules ? { paymentRules: paymentRules.map(ruleOf) } : {};
    const changed = await this.change.changeSettings({ ...changes, ...rules });
    this.present.told(changed);
    return viewOf(id, changed);
  }

  /** The honest name for what PUT does here. */
  @Allow('settings.write')
  @NeedsRecentLogin()
  @Precondition((it: AdminSettingsController, id) => it.adminGetSettings(id), (id) => id === SHOP)
  @Patch(':id')
  @Audited('settings', 'setting', 'key')
  async adminPatchSettings(
    @Param('id', OnlyShop) id: string,
    @Body() body: ChangeSettingsDto,
  ): Promise<SettingsDto> {
    return this.adminUpdateSettings(id, body);
  }
}
