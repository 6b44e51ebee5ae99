import { CollectedByStaff } from '../collected-by-staff.js';
import { terminal } from './definition.js';

export const make = (): CollectedByStaff => new CollectedByStaff(terminal);
