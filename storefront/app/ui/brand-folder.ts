/** The shop's own pictures. The folder carries a version, so that browsers may keep them for ever: new files, new folder. */
export const brandFolder = '/brand/v1';
