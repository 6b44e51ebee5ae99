/** Checks the texts of storefront and panel: none stands in the code, each is said, and each language has all of them, told what English is told. */
import { missingTexts, panelTranslations } from '../../admin/scripts/catalogues.mjs';
import { panelTexts } from '../../admin/scripts/check.mjs';
import { literals, unused } from './languages/spoken.mjs';
import { areas, builtLanguages, holdsTexts, translate } from './languages/translate.mjs';

const problems = [
  ...literals(),
  ...unused(),
  ...builtLanguages().flatMap((tag) =>
    areas()
      .filter((area) => holdsTexts(area))
      .flatMap((area) => translate(area, tag).problems),
  ),
  ...panelTexts(),
  ...panelTranslations(),
  ...missingTexts(),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
