import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { LANGUAGE_TAG } from '../../../kernel/languages.js';
import type { Section, Setting, SettingOf, ValuesOf } from '../../../kernel/settings/setting.js';
import { WEEKDAYS } from '../../../kernel/working-days.js';
import { countryCodes } from '../../../kernel/world/countries.js';
import { TIME_ZONES, timeZoneOf } from '../../../kernel/world/time-zones.js';
import { NullEmpties } from '../../../platform/http/changes-of.js';
import {
  CurrencyCode,
  Decimal,
  IsMailAddress,
  MailAddress,
  OneLine,
  OptionalLine,
  Trimmed,
  WholeNumber,
} from '../../../platform/http/input-rules.js';
import { UntilField } from '../../../platform/http/timestamps.js';

type Rules = { [Kind in Setting['kind']]: (name: string, setting: SettingOf<Kind>) => PropertyDecorator[] };

const TIME = /^(([01]\d|2[0-3]):[0-5]\d)?$/;
const MOST_LANGUAGES = 50;

const shape = (of: object) => ApiProperty(of);

/** At least one, each once. */
const several = (name: string, one: string) => [
  IsArray({ message: `${name} must be a list` }),
  ArrayNotEmpty({ message: `${name} must name at least one ${one}` }),
  ArrayUnique({ message: `${name} must name each ${one} once` }),
];

/** The shape of each kind in the document, and what is checked of one that is sent. */
const RULES: Rules = {
  text: (name, { longest, lines, required }) => [
    IsString({ message: `${name} must be a text` }),
    ...(required
      ? [Length(1, longest, { message: `${name} must have 1 to ${longest} characters` })]
      : [
          MaxLength(longest, {
            message: `${name} must be at most ${longest.toLocaleString('en-US')} characters`,
          }),
          NullEmpties(),
        ]),
    ...(lines ? [] : [OneLine(name)]),
    Trimmed(),
    shape({ type: 'string', ...(required && { minLength: 1 }), maxLength: longest }),
  ],
  email: (name, { required }) =>
    required
      ? [
          shape({ type: 'string' }),
          IsString({ message: `${name} must be an email address` }),
          MailAddress(`${name} must be an email address`),
        ]
      : [
          IsMailAddress(`${name} must be an email address`),
          ValidateIf((_, value: unknown) => value !== ''),
          NullEmpties(),
        ],
  time: (name) => [
    Matches(TIME, { message: `${name} must be a time such as 14:00, or empty` }),
    NullEmpties(),
    shape({ pattern: TIME.source }),
  ],
  whole: (name, { least, most }) => [WholeNumber(name, least, most)],
  number: (name, { least, most }) => {
    const message = `${name} must be a number from ${least} to ${most}`;
    return [
      Decimal(message),
      Min(least, { message }),
      Max(most, { message }),
      shape({ type: 'number', minimum: least, maximum: most }),
    ];
  },
  flag: (name) => [IsBoolean({ message: `${name} must be true or false` }), shape({ type: 'boolean' })],
  choice: (name, { choices }) => {
    const values = choices.map(({ value }) => value);
    return [
      IsIn(values, { message: `${name} must be one of ${values.join(', ')}` }),
      shape({ enum: values }),
    ];
  },
  country: (name) => [
    IsIn(countryCodes(), { message: `${name} must be a code of ISO 3166-1, such as UG` }),
    shape({ type: 'string' }),
  ],
  region: () => [OptionalLine('The region', 80), NullEmpties()],
  timeZone: (name) => [
    IsIn(TIME_ZONES, { message: `${name} must be a time zone, such as Africa/Kampala` }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' && timeZoneOf(value)) || value),
    shape({ type: 'string' }),
  ],
  currency: () => [CurrencyCode(), shape({ type: 'string' })],
  weekdays: (name) => [
    ...several(name, 'day'),
    IsIn(WEEKDAYS, { each: true, message: `${name} are of ${WEEKDAYS.join(', ')}` }),
    shape({ enum: WEEKDAYS, isArray: true, minItems: 1, uniqueItems: true }),
  ],
  languages: (name) => [
    ...several(name, 'language'),
    ArrayMaxSize(MOST_LANGUAGES, { message: `${name} must be at most ${MOST_LANGUAGES}` }),
    Matches(LANGUAGE_TAG, { each: true, message: `${name} are tags of languages, such as fr` }),
    shape({ type: [String], minItems: 1, maxItems: MOST_LANGUAGES, uniqueItems: true }),
  ],
  moment: (name) => [
    UntilField(`${name} must be a date`),
    IsOptional(),
    shape({ type: 'string', format: 'date-time', nullable: true, required: true }),
  ],
};

/** A class whose members are the declared settings, described and checked as each says. */
export function SettingsOf<Declared extends Section['settings']>(
  declared: Declared,
): Type<ValuesOf<Declared>> {
  class Settings {}
  for (const [name, setting] of Object.entries(declared)) {
    const rules = RULES[setting.kind](name, setting as never);
    const { tells: description, example } = setting;
    for (const rule of [...rules, shape({ description, example })]) rule(Settings.prototype, name);
  }
  return Settings as Type<ValuesOf<Declared>>;
}
