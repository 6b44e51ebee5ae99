import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';

/** A busy machine may take its time; a page that fails says so at once. */
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);
