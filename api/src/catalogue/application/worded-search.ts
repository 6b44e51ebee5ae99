import type { GoodsTexts } from '../../kernel/goods-texts.js';
import type { SearchIntent } from '../domain/search-intent.js';
import { ProductSearch } from './ports.js';
import type { SearchTerms } from './search-terms.js';

/** Products by words of another language than English: its stems, what was translated, slips forgiven. */
export abstract class LanguageSearch {
  /** The best first, some hundreds at most; none where nothing has any of the words. */
  abstract products(text: string, language: string, isOwn: boolean): Promise<readonly string[]>;
}

/** A search in the language of whoever types it; where that finds nothing, or it is English, among the originals. */
export class WordedSearch implements ProductSearch {
  constructor(
    private readonly originals: ProductSearch,
    private readonly inLanguage: LanguageSearch,
    private readonly texts: GoodsTexts,
  ) {}

  intent(text: string): Promise<SearchIntent | undefined> {
    return this.originals.intent(text);
  }

  async asTyped(text: string): Promise<SearchTerms | undefined> {
    return (await this.found(text)) ?? this.originals.asTyped(text);
  }

  async understand(text: string): Promise<SearchTerms | undefined> {
    return (await this.found(text)) ?? this.originals.understand(text);
  }

  private async found(text: string): Promise<SearchTerms | undefined> {
    const read = await this.texts.searched();
    if (!read) return undefined;
    const inOrder = await this.inLanguage.products(text, read.language, read.isOwn);
    return inOrder.length > 0 ? { query: '', rankedBy: [''], inOrder } : undefined;
  }
}
