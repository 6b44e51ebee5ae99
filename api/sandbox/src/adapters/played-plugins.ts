import { Injectable } from '@nestjs/common';
import { Clock } from '@duka/api/kernel/clock.js';
import { Ids } from '@duka/api/kernel/ids.js';
import { UnitOfWork } from '@duka/api/kernel/unit-of-work.js';
import { Codes, Outgoing, SandboxStore, Timers } from '../application/ports.js';
import type { Played, PlayedProvider, PluginKeys, PluginTools } from '../plugins/contract.js';
import { CARRIERS, PLUGINS } from '../plugins/index.js';
import { PostgresSettings } from './persistence/postgres-settings.js';

const ALL: readonly Played[] = [...PLUGINS, ...CARRIERS];

/** The providers that are played as plugins, each with the keys of this installation. */
@Injectable()
export class PlayedPlugins {
  private readonly known = new Map<string, Promise<PlayedProvider>>();

  constructor(
    private readonly objects: SandboxStore,
    private readonly codes: Codes,
    private readonly outgoing: Outgoing,
    private readonly timers: Timers,
    private readonly settings: PostgresSettings,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly work: UnitOfWork,
  ) {}

  keysOf({ provider, newKeys }: Played): Promise<PluginKeys> {
    return this.settings.keepOnce(`keys of ${provider}`, newKeys);
  }

  /** Undefined for what is no room. */
  async of(provider: string): Promise<PlayedProvider | undefined> {
    const plugin = ALL.find((one) => one.provider === provider);
    if (!plugin) return undefined;
    const known =
      this.known.get(provider) ?? this.keysOf(plugin).then((keys) => plugin.make(this.tools(plugin, keys)));
    this.known.set(provider, known);
    known.catch(() => this.known.delete(provider));
    return known;
  }

  async all(): Promise<PlayedProvider[]> {
    const made = await Promise.all(ALL.map(({ provider }) => this.of(provider)));
    return made.filter((one) => one !== undefined);
  }

  private tools({ provider }: Played, keys: PluginKeys): PluginTools {
    const { objects, codes, clock, work } = this;
    return {
      ...{ keys, objects, codes, clock, work },
      tell: async (type, body, url = null) => {
        const [id, now] = [this.ids.next(), clock.now()];
        const message = { id, provider, eventId: id, type, url, body: JSON.stringify(body) };
        await this.outgoing.add(message, now);
        await this.timers.at(now, { task: 'sandbox.deliver', id });
        return id;
      },
      later: (ms, id) =>
        this.timers.at(new Date(clock.now().getTime() + ms), { task: 'sandbox.room', id, provider }),
      autoApproves: async () => (await this.settings.switches()).autoApprove,
    };
  }
}
