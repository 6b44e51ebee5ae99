import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { SandboxSettings } from '../../application/ports.js';
import { PlayedPlugins } from '../played-plugins.js';
import { spoilt } from './spoilt.js';
import type { WireAnswer, WireCall } from './wire-call.js';

const SLOW_MS = 8_000;

/** The side of the plugins of the wire: each below its provider's name. */
@Injectable()
export class PluginWire {
  constructor(
    private readonly plugins: PlayedPlugins,
    private readonly settings: SandboxSettings,
  ) {}

  /** Undefined for what is no room's; null: say nothing and hang up. The switches are for providers with a page, and for carriers. */
  async answer(call: WireCall): Promise<WireAnswer | null | undefined> {
    const [, provider = '', path = ''] = /^\/([a-z]+)(\/.*)$/.exec(call.path) ?? [];
    const plugin = await this.plugins.of(provider);
    if (!plugin?.page && !plugin?.parcels) return plugin?.answer({ ...call, path });
    const { answers } = await this.settings.switches();
    if (answers === 'slow') await pause(SLOW_MS);
    if (answers === 'error') return { status: 500, body: {}, headers: {} };
    return spoilt(await plugin.answer({ ...call, path }), answers, call.method);
  }
}
