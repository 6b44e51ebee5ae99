import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { Config } from '../../../platform/config/config.js';
import { isKnownSecret } from '../../../platform/config/known-secrets.js';
import { PasswordRules } from '../../application/ports.js';

const HOW_MANY = 10_000;
/** So many guesses of somebody who knows the lists and the usual patterns are too few; six random characters take as many. */
const FEWEST_GUESSES = 1_000_000;
/** Longer ones are on no list, and cost more to estimate than to hash. */
const LONGEST_ESTIMATED = 32;
const SHOP_WORDS = ['duka', 'dukashop', 'duka123', 'duka1234', 'duka2026', 'shopping', 'shopper', 'dukaduka'];

/** What is on the lists of passwords, and who estimates the others; read when the first password is chosen. */
interface Lists {
  common: ReadonlySet<string>;
  estimator: ZxcvbnFactory;
}

const readNow = createRequire(import.meta.url);

function readLists(): Lists {
  const { ZxcvbnFactory } = readNow('@zxcvbn-ts/core') as typeof import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = readNow(
    '@zxcvbn-ts/language-common',
  ) as typeof import('@zxcvbn-ts/language-common');
  return {
    common: new Set([...dictionary['passwords-common'].slice(0, HOW_MANY), ...SHOP_WORDS]),
    estimator: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LONGEST_ESTIMATED }),
  };
}

/**
 * `PASSWORD_MIN`, and what is guessed first (security S03): the 10,000 commonest passwords, the shop's own words, what the
 * zxcvbn estimator finds (repeats, sequences, keyboard walks, a word with a year) and what is about the person. In production
 * the repository's own passwords too.
 */
@Injectable()
export class CommonPasswordRules implements PasswordRules {
  readonly minimum: number;
  private lists?: Lists;

  constructor(private readonly config: Config) {
    this.minimum = config.env.PASSWORD_MIN;
  }

  isCommon(password: string, about: readonly string[] = []): boolean {
    if (this.config.isProduction && isKnownSecret(password)) return true;
    const plain = password.normalize('NFKC').trim().toLowerCase();
    this.lists ??= readLists();
    if (plain === '' || this.lists.common.has(plain)) return true;
    const { estimator } = this.lists;
    return password.length <= LONGEST_ESTIMATED && guessesFor(estimator, password, about) < FEWEST_GUESSES;
  }
}

function guessesFor(estimator: ZxcvbnFactory, password: string, about: readonly string[]): number {
  const known = [...SHOP_WORDS, ...about.flatMap(spellingsOf)].filter((word) => word.length > 2);
  return estimator.check(password.normalize('NFKC').trim(), known).guesses;
}

/** A name or a mail address as its owner would make a password of it: whole, without its domain, run together, word by word. */
function spellingsOf(text: string): string[] {
  const lower = text.toLowerCase();
  const [local = ''] = lower.split('@');
  const words = lower.split(/[^\p{L}\p{N}]+/u);
  return [lower, local, local.replace(/[^\p{L}\p{N}]/gu, ''), ...words];
}
