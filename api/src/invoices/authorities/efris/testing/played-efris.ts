import {
  constants,
  createPublicKey,
  createVerify,
  generateKeyPairSync,
  publicEncrypt,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { seal, unseal } from '../envelope.js';
import { keyOf } from '../key.js';
import { EfrisBooks, type Said } from './efris-books.js';

type Body = Record<string, unknown>;

/** A key of the taxpayer as the environment gives it. */
export function aKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

/**
 * EFRIS's wire, as far as the shop speaks it, after its interface 23.4: messages that are sealed and signed, its books, and
 * what goes wrong on the way to it. A test says what does.
 */
export class PlayedEfris {
  readonly books = new EfrisBooks();
  /** Nothing is answered, and nothing done. */
  isAway = false;
  /** So many answers are lost after what was asked has been done. */
  loses = 0;
  /** Answers come packed. */
  packs = false;
  /** What was called, the first first. */
  readonly calls: string[] = [];
  /** The key of the session is another from now on. */
  forgets = (): unknown => (this.sessionKey = randomBytes(16));
  private sessionKey = randomBytes(16);
  private server: Server | undefined;
  private readonly taxpayer: KeyObject;

  constructor(key: string) {
    this.taxpayer = createPublicKey(keyOf(key).export({ format: 'pem', type: 'pkcs8' }));
  }

  get baseUrl(): string {
    const { port } = this.server?.address() as AddressInfo;
    return `http://127.0.0.1:${port}/efrisws`;
  }

  async open(): Promise<void> {
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      request.on('end', () => {
        if (this.isAway) return void request.socket.destroy();
        const answer = JSON.stringify(this.answer(JSON.parse(text) as Body));
        if (this.loses > 0 && this.changes) {
          this.loses -= 1;
          return void request.socket.destroy();
        }
        response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.server = server;
  }

  close(): Promise<unknown> {
    this.server?.closeAllConnections();
    return new Promise((resolve) => this.server?.close(resolve));
  }

  /** The last call has changed something. */
  private get changes(): boolean {
    return ['T109', 'T110'].includes(this.calls.at(-1) ?? '');
  }

  private answer({ data, globalInfo }: Body): unknown {
    const { interfaceCode, tin } = globalInfo as { interfaceCode: string; tin: string };
    this.calls.push(interfaceCode);
    if (tin !== '1000023456') return this.envelope({ code: '400', message: 'The tin is not registered' });
    if (interfaceCode === 'T101')
      return this.plain({ currentTime: this.books.time().replace(/^(\d+)-(\d+)-(\d+)/, '$3/$2/$1') });
    if (interfaceCode === 'T104') {
      const padding = constants.RSA_PKCS1_PADDING;
      const text = Buffer.from(this.sessionKey.toString('base64'));
      const passowrdDes = publicEncrypt({ key: this.taxpayer, padding }, text).toString('base64');
      return this.plain({ passowrdDes, sign: 'c2lnbg==' });
    }
    if (interfaceCode === 'T103') return this.envelope(this.books.login());
    const { content, signature } = data as { content: string; signature: string };
    if (!createVerify('RSA-SHA1').update(content).verify(this.taxpayer, signature, 'base64'))
      return this.envelope({ code: '10', message: 'The signature is wrong' });
    try {
      return this.envelope(this.books.answer(interfaceCode, unseal(data, this.sessionKey) as Body));
    } catch {
      return this.envelope({ code: '99', message: 'Unknown error' });
    }
  }

  private plain(input: unknown): unknown {
    const content = Buffer.from(JSON.stringify(input)).toString('base64');
    const dataDescription = { codeType: '0', encryptCode: '1', zipCode: '0' };
    return this.around({ content, signature: '', dataDescription }, '00', 'SUCCESS');
  }

  private envelope({ code = '00', message = 'SUCCESS', content }: Said): unknown {
    if (content === undefined) return this.around({ content: '' }, code, message);
    const { publicKey: _, privateKey } = generateOnce();
    const sealed = seal(content, this.sessionKey, privateKey);
    if (!this.packs) return this.around(sealed, code, message);
    const packed = gzipSync(Buffer.from(sealed.content, 'base64')).toString('base64');
    const dataDescription = { ...sealed.dataDescription, zipCode: '1' };
    return this.around({ ...sealed, content: packed, dataDescription }, code, message);
  }

  private around(data: unknown, returnCode: string, returnMessage: string): unknown {
    return { data, globalInfo: {}, returnStateInfo: { returnCode, returnMessage } };
  }
}

/** The office's own key, by which it signs. */
let own: ReturnType<typeof newKeys> | undefined;
const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
const generateOnce = () => (own ??= newKeys());
