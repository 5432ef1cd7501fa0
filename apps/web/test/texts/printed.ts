import { sourceLanguages } from '../../src/i18n/languages.ts';
import { catalogues, lessonCatalogues } from './catalogues.ts';
import { renderAll } from './render.ts';

// Prints all texts in all their forms, for proofreading.
for (const language of sourceLanguages) {
  for (const [name, messages] of [...catalogues, ...lessonCatalogues]) {
    console.log(`\n# ${name}, ${language}\n`);
    for (const { key, texts } of renderAll(name, language, messages[language])) {
      console.log(texts.length === 1 ? `${key}: ${texts[0]}` : `${key}:\n${texts.map((text) => `    ${text}`).join('\n')}`);
    }
  }
}
