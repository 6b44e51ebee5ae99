import type { Trial } from '../../../kernel/connections.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Access, ProviderAccess } from '../../../platform/config/provider-access.js';
import { member, NoAnswer, send, textOf } from '../../../platform/outbound/call.js';
import { efris } from './definition.js';
import { seal, sessionKeyOf, UNSEALED, unseal, type Sealed } from './envelope.js';
import { keyOf } from './key.js';

/** What EFRIS answers where all went well. */
const DONE = '00';
/** Uganda's time is three hours ahead of Greenwich all year. */
const AHEAD_MS = 3 * 3_600_000;
const SECOND_MS = 1_000;

export interface EfrisAnswer {
  /** `00` for done; `99` for an error that EFRIS does not know itself. */
  code: string;
  message: string;
  content: unknown;
}

interface Opened {
  of: Access;
  key: Buffer;
  taxpayerId: string;
  /** The office's clock is so much ahead of ours. */
  aheadMs: number;
}

/**
 * Makes the calls of the interface. It is logged in when the first is made, and again after any call that did not go
 * well: the interface does not say how long a key lasts.
 */
export class EfrisSession {
  private opened: Promise<Opened> | undefined;

  constructor(
    private readonly access: ProviderAccess,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws NoAnswer, NoProvider */
  async call(interfaceCode: string, content: unknown): Promise<EfrisAnswer> {
    const session = await this.session();
    try {
      const data = seal(content, session.key, keyOf(session.of.secrets['key'] ?? ''));
      const answer = await this.ask(session.of, interfaceCode, data, session);
      if (answer.code !== DONE) this.opened = undefined;
      return answer;
    } catch (error) {
      this.opened = undefined;
      throw error;
    }
  }

  /** The office's time now, as its messages have it: `2026-11-28 13:05:09`. */
  async time(): Promise<string> {
    const { aheadMs } = await this.session();
    return this.timeOf(aheadMs);
  }

  /** Logs in anew. */
  async tryOut(): Promise<Trial> {
    try {
      await this.open();
      return { worked: true, message: 'The keys work: EFRIS has logged the shop in.' };
    } catch (error) {
      const reason = error instanceof NoAnswer ? error.message : 'the private key cannot be used';
      return { worked: false, message: `EFRIS has not logged the shop in: ${reason}.` };
    }
  }

  /** Of the keys that hold now. */
  private async session(): Promise<Opened> {
    const opened = await this.sessionOf();
    if (opened.of === this.access.of(efris.name)) return opened;
    this.opened = undefined;
    return this.sessionOf();
  }

  private sessionOf(): Promise<Opened> {
    this.opened ??= this.open().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  /** Asks for the time (T101) and for a key (T104), and logs in by it (T103). */
  private async open(): Promise<Opened> {
    const of = this.access.of(efris.name);
    const time = await this.begin(of, 'T101', 'currentTime');
    const sealed = await this.begin(of, 'T104', 'passowrdDes');
    const privateKey = keyOf(of.secrets['key'] ?? '');
    const aheadMs = readTime(time) - this.clock.now().getTime();
    const opened = { of, key: opening(() => sessionKeyOf(sealed, privateKey)), taxpayerId: '1', aheadMs };
    const login = await this.ask(of, 'T103', UNSEALED, opened);
    if (login.code !== DONE) throw new NoAnswer(`EFRIS did not log the shop in: ${login.message}`);
    const taxpayerId = textOf(member(member(login.content, 'taxpayer'), 'id')) ?? '1';
    return { ...opened, taxpayerId };
  }

  private async begin(of: Access, interfaceCode: string, name: string): Promise<string> {
    const { code, message, content } = await this.ask(of, interfaceCode, UNSEALED);
    const text = textOf(member(content, name));
    if (code !== DONE || text === null)
      throw new NoAnswer(`EFRIS gave no ${interfaceCode}: ${message || code}`);
    return text;
  }

  private async ask(
    { baseUrl = '', secrets }: Access,
    interfaceCode: string,
    data: Sealed,
    session?: Opened,
  ): Promise<EfrisAnswer> {
    const globalInfo = {
      ...{ appId: 'AP04', version: '1.1.20191201', agentType: '0' },
      dataExchangeId: this.ids.next().replaceAll('-', ''),
      ...{ interfaceCode, requestCode: 'TP', responseCode: 'TA' },
      requestTime: this.timeOf(session?.aheadMs ?? 0),
      ...{ userName: 'admin', deviceMAC: 'FFFFFFFFFFFF', deviceNo: secrets['device'] },
      ...{ tin: secrets['tin'], brn: '', taxpayerID: session?.taxpayerId ?? '1' },
      ...{ longitude: '32.5825', latitude: '0.3476' },
      extendField: { responseDateFormat: 'dd/MM/yyyy', responseTimeFormat: 'dd/MM/yyyy HH:mm:ss' },
    };
    const { status, body } = await send(baseUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data, globalInfo, returnStateInfo: { returnCode: '', returnMessage: '' } }),
    });
    const state = member(body, 'returnStateInfo');
    const code = textOf(member(state, 'returnCode'));
    if (status !== 200 || code === null) throw new NoAnswer(`EFRIS answered ${status}`);
    const content = code === DONE ? opening(() => unseal(member(body, 'data'), session?.key)) : undefined;
    return { code, message: textOf(member(state, 'returnMessage')) ?? '', content };
  }

  private timeOf(aheadMs: number): string {
    const there = new Date(this.clock.now().getTime() + aheadMs + AHEAD_MS);
    return there.toISOString().slice(0, 19).replace('T', ' ');
  }
}

/** `28/11/2026 13:05:09` of Uganda in milliseconds. @throws NoAnswer */
function readTime(text: string): number {
  const [, day, month, year, time] = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${time}+03:00`);
  if (Number.isNaN(at)) throw new NoAnswer(`EFRIS told no time: ${text}`);
  return Math.round(at / SECOND_MS) * SECOND_MS;
}

/** What cannot be opened is no answer. @throws NoAnswer */
function opening<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw new NoAnswer('an answer of EFRIS cannot be opened', { cause: error });
  }
}
