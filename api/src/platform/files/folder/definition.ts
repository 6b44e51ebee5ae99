import type { PlaceDefinition } from '../contract.js';

/** A folder of the disk, `DATA_DIR`: there in any case. */
export const folder: PlaceDefinition = { name: 'folder', variables: [], isSetUp: () => true };
