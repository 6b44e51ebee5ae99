import { productTextSchema } from './product-text.schema.js';
import { translationSchema } from './translation.schema.js';
import { wordingSchema } from './wording.schema.js';

/** The tables of this feature. */
export const TRANSLATION_TABLES = [productTextSchema, translationSchema, wordingSchema];
