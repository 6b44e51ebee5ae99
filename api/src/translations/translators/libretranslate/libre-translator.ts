import type { DeclaredValues } from '../../../kernel/declared-variable.js';
import { member, NoAnswer, send, textOf } from '../../../platform/outbound/call.js';
import { Translator } from '../../application/ports.js';
import { DraftsOff, NoDrafts } from '../../domain/translation.js';

/** So many texts are put to the service at once. */
const AT_ONCE = 4;

/** A service that answers as LibreTranslate does: https://docs.libretranslate.com/api/operations/translate/. */
export class LibreTranslator extends Translator {
  constructor(private readonly values: DeclaredValues) {
    super();
  }

  override get isSetUp(): boolean {
    return Boolean(this.values['TRANSLATE_URL']);
  }

  override async translate(texts: readonly string[], from: string, to: string): Promise<string[]> {
    const url = this.values['TRANSLATE_URL'];
    if (!url) throw new DraftsOff();
    const translated: string[] = [];
    for (let at = 0; at < texts.length; at += AT_ONCE)
      translated.push(
        ...(await Promise.all(texts.slice(at, at + AT_ONCE).map((text) => this.ask(url, text, from, to)))),
      );
    return translated;
  }

  private async ask(url: string, text: string, source: string, target: string): Promise<string> {
    const key = this.values['TRANSLATE_API_KEY'];
    const asked = { q: text, source, target, format: 'text', ...(key && { api_key: key }) };
    const answer = await send(`${url.replace(/\/$/, '')}/translate`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
    }).catch((error: unknown) => {
      if (error instanceof NoAnswer) throw new NoDrafts();
      throw error;
    });
    const translated = textOf(member(answer.body, 'translatedText'));
    if (answer.status === 200 && translated !== null) return translated;
    const reason = textOf(member(answer.body, 'error'))?.slice(0, 200) ?? `status ${answer.status}`;
    throw new NoDrafts(`The service for translations refuses: ${reason}`);
  }
}

export const make = (values: DeclaredValues): Translator => new LibreTranslator(values);
