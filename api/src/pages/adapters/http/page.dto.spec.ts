import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { inUtc } from '../../../platform/http/timestamps.js';
import { PublicationDto } from './page.dto.js';

it('a page that is set for a day is shown from the beginning of the day on', () => {
  const { at } = plainToInstance(PublicationDto, { at: '2090-12-01' });
  expect(at).toBe(inUtc('2090-12-01'));
  expect(at).toMatch(/:00:00\.000Z$/);
});
