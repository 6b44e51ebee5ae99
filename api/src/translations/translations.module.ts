import { Global, Module, type FactoryProvider } from '@nestjs/common';
import { AuditLog } from '../kernel/audit.js';
import { valuesOf } from '../kernel/declared-variable.js';
import { GoodsTexts } from '../kernel/goods-texts.js';
import { TextBook } from '../kernel/text-book.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { Tongues } from '../kernel/tongue.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { Wordings } from '../kernel/wordings.js';
import { Config } from '../platform/config/config.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminTranslationsController } from './adapters/http/admin-translations.controller.js';
import { KeptGoodsTexts } from './adapters/persistence/kept-goods-texts.js';
import { PostgresTextBook } from './adapters/persistence/postgres-text-book.js';
import { PostgresTranslations } from './adapters/persistence/postgres-translations.js';
import { PostgresWordings } from './adapters/persistence/postgres-wordings.js';
import { EditTranslations } from './application/edit-translations.js';
import { Translations, Translator } from './application/ports.js';
import { TranslatorInUse } from './translators/in-use.js';
import { TRANSLATORS } from './translators/index.js';

const TRANSLATOR: FactoryProvider<Promise<Translator>> = {
  provide: Translator,
  inject: [Config],
  useFactory: async ({ given }: Config) =>
    new TranslatorInUse(
      await Promise.all(
        TRANSLATORS.map(async ({ variables, load }) => (await load()).make(valuesOf(variables, given))),
      ),
    ),
};

/** What the shop sells, in its other languages, and what its letters and papers say in its own words. */
@Global()
@Module({
  controllers: [AdminTranslationsController],
  providers: [
    KeptGoodsTexts,
    { provide: GoodsTexts, useExisting: KeptGoodsTexts },
    adapter(Translations, PostgresTranslations),
    adapter(TextBook, PostgresTextBook),
    adapter(Wordings, PostgresWordings),
    TRANSLATOR,
    useCase(EditTranslations, Translations, Translator, ShopTerms, Tongues, AuditLog, UnitOfWork),
  ],
  exports: [GoodsTexts, TextBook, Wordings],
})
export class TranslationsModule {}
