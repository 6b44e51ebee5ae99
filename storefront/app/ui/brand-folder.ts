/** The shop's own pictures. The folder carries a version, so that browsers may keep them for ever: new files, new folder. */
export const brandFolder = '/brand/v2';

/** The shop's icons, in a folder of their own: a new icon makes a new sheet, and the pictures stay where they are. */
export const iconSheet = '/brand/icons-v5/icons.svg';
