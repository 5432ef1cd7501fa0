import { aboutTexts } from '../src/about/texts.ts';
import { adminTexts } from '../src/admin/texts.ts';
import { games } from '../src/games/index.ts';
import { galleryTexts } from '../src/gallery/texts.ts';
import { groupsTexts } from '../src/groups/texts.ts';
import type { GameManifest } from '../src/games/manifest.ts';
import { levelTexts } from '../src/bots/texts.ts';
import { localTexts } from '../src/local/page/texts.ts';
import { timeControlTexts } from '../src/timeControl/texts.ts';
import houseEn from '../src/i18n/messages/en.ts';
import houseEs from '../src/i18n/messages/es.ts';
import type { Messages } from '../src/i18n/shape.ts';
import type { Texts } from '../src/i18n/texts.ts';
import { learnTexts } from '../src/learn/texts.ts';
import { devicesTexts } from '../src/devices/texts.ts';
import { notificationsTexts } from '../src/notifications/texts.ts';
import { previewTexts } from '../src/previews/texts.ts';
import { replayTexts } from '../src/replay/texts.ts';
import { shuffleTexts } from '../src/shuffle/texts.ts';
import { storyTexts } from '../src/story/texts.ts';
import { staticTexts } from '../src/static/texts.ts';
import { recapTexts } from '../src/table/recap/texts.ts';

/**
 * The syntax of a catalogue's texts: ICU, plain, or the markup of the rules
 * (`src/rulebook/markup.ts`).
 */
type Kind = 'icu' | 'plain' | 'rules';

/** All texts of one file of a language's folder, in both languages of the code. */
export interface Catalogue {
  /** The file's name without extension. */
  file: string;
  kind: Kind;
  es: Messages;
  en: Messages;
}

async function read({ file, sources }: Texts<object>, kind: Kind = 'icu'): Promise<Catalogue> {
  const [es, en] = await Promise.all([sources.es(), sources.en()]);
  return { file, kind, es: { ...es }, en: { ...en } };
}

async function ofGame({ introduction, loaders }: GameManifest): Promise<Catalogue[]> {
  const { settingsTexts, messages, hints, rulebook, lesson, gallery } = await loaders();
  const all = [read(introduction), read(settingsTexts), read(messages)];
  if (hints !== undefined) all.push(read(hints.texts));
  all.push(read(rulebook.texts, 'rules'), read(rulebook.examples.texts), read(lesson.texts, 'plain'));
  if (gallery !== undefined) all.push(read(gallery.texts, 'plain'));
  return Promise.all(all);
}

const { table: tableEs, ...startEs } = houseEs;
const { table: tableEn, ...startEn } = houseEn;

/** All catalogues of the page, in the recommended order for translators. */
export const catalogues: readonly Catalogue[] = [
  { file: 'house', kind: 'icu', es: startEs, en: startEn },
  { file: 'table', kind: 'icu', es: { table: tableEs }, en: { table: tableEn } },
  ...(await Promise.all([
    read(previewTexts),
    read(aboutTexts),
    read(galleryTexts),
    read(learnTexts),
    read(levelTexts),
    read(localTexts),
    read(staticTexts),
    read(recapTexts),
    read(replayTexts),
    read(shuffleTexts),
    read(storyTexts),
    read(timeControlTexts),
    read(notificationsTexts),
    read(devicesTexts),
    read(groupsTexts),
  ])),
  ...(await Promise.all(Object.values(games).map(ofGame))).flat(),
  await read(adminTexts),
];
