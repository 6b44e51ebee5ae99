import type { DeclaredField } from '../records';
import type { DeclaredFieldDto } from '@duka/client';
import type { SettingField } from '@duka/client/settings';

/** A declared field as its input needs it, whoever declared it. */
export type ShapedField = Pick<
  DeclaredField,
  'name' | 'label' | 'help' | 'unit' | 'units' | 'choices' | 'isLong' | 'isRequired'
> & { kind: string } & Partial<Pick<DeclaredFieldDto, 'takesMore' | 'against' | 'least' | 'carries'>> &
  Partial<Pick<SettingField, 'bounds' | 'longest'>>;
