import { blockedStorageScript } from './blocked-storage';
import { pictureScript } from './picture-script';
import { knownScript } from './session/known-script';
import { themeScript } from './theme';
import { trustedTypesScript } from './trusted-types';

/** The script in the head of every page. Its hash is in the page's policy. */
export const headScript =
  trustedTypesScript + blockedStorageScript + themeScript + knownScript + pictureScript;
