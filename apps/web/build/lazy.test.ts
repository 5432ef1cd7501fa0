import { readFileSync, existsSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '../src');

/** The static imports of a file, without types. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const names = [...code.matchAll(/^(?:import|export)(?! type\b)[^'()]*'(\.[^'?]*\.tsx?)'/gm)].map(([, name = '']) => name);
  return names.map((name) => resolve(dirname(file), name)).filter((path) => existsSync(path));
}

/** All modules that load with these files. */
function loadedWith(...files: string[]): string[] {
  const found = new Set(files.map((file) => resolve(src, file)));
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return [...found].map((file) => relative(src, file));
}

const seldom =
  /Help|ObjectDialog|AltarDialog|PileDialog|ui\/Dialog|Settings\.tsx|FinalScore|WaitingRoom|Handover|ShareLink|Chat\.tsx|Scores/;

it('the start page loads no table, and only the manifests of games', () => {
  const files = loadedWith('main.tsx').filter((file) => /^(?:table|games)\/|messages\//.test(file));
  expect(files.filter((file) => !/^games\/(?:index|[^/]+\/manifest)\.ts$/.test(file))).toEqual([]);
});

it('the start page loads no dialog, no drawing, and no validation of names', () => {
  const opened = /Settings\.tsx|Opponents|OpenTable|TableRow|Dialog|Confirm|Choice|drawings\.tsx|covers\//;
  expect(loadedWith('main.tsx').filter((file) => opened.test(file))).toEqual([]);
  const forms = loadedWith('../../../packages/protocol/src/forms.ts').map((file) => basename(file));
  expect(forms).toEqual(['forms.ts', 'limits.ts']);
});

it('the frame of a table loads no dialog, and nothing that our games do not show', () => {
  const files = loadedWith('table/TablePage.tsx', 'table/play/PlayPage.tsx');
  expect(files).toContain('table/side/Log.tsx');
  const opened =
    /Dialog|Confirm|Choice|InShort|Leave|End\.tsx|Qr|Hints|Review|Reader|RulesPanel\.tsx|SeatsStrip|People|side\/Scores/;
  expect(files.filter((file) => opened.test(file))).toEqual([]);
});

it.each(['patzcuaro', 'prado', 'museum'])('a table of %s loads no rarely used parts', (game) => {
  const files = loadedWith('table/TablePage.tsx', 'table/play/PlayPage.tsx', `games/${game}/index.ts`);
  expect(files).toContain(`games/${game}/Board.tsx`);
  expect(files.filter((file) => seldom.test(file))).toEqual([]);
});

it.each(['patzcuaro', 'prado', 'museum'])('a table of %s loads no motions before the first move', (game) => {
  const files = loadedWith(`games/${game}/index.ts`);
  expect(files.filter((file) => /^games\/[^/]+\/motion\//.test(file))).toEqual([]);
});

it('a guest in the waiting room loads neither forms, nor details, nor dialogs', () => {
  const files = loadedWith('table/open/WaitingRoom.tsx', 'notifications/NotificationsCard.tsx', 'shuffle/contribute.ts');
  expect(files).toContain('shuffle/ShuffleHere.tsx');
  const opened = /TellMe|NotificationsTexts|ShuffleFacts|Dialog\.tsx|Confirm|timeControl\/(?!hasClock)/;
  expect(files.filter((file) => opened.test(file))).toEqual([]);
});

it.each(['patzcuaro', 'prado', 'museum'])('a table of %s loads nothing of the gallery', (game) => {
  const files = loadedWith('main.tsx', 'table/TablePage.tsx', 'table/play/PlayPage.tsx', `games/${game}/index.ts`);
  expect(files.filter((file) => /(?:^|\/)(?:gallery|labels)\//.test(file))).toEqual([]);
});

it('neither the start page nor a table loads anything of groups at first', () => {
  const files = loadedWith('main.tsx', 'table/TablePage.tsx', 'table/play/PlayPage.tsx', 'table/finished/FinalScore.tsx');
  expect(files).toContain('lobby/LobbyPage.tsx');
  expect(files).toContain('table/finished/Rematch.tsx');
  expect(files.filter((file) => file.startsWith('groups/'))).toEqual([]);
});

it('a table of Museum loads neither counter, later panels nor optimiser at first, and for a spectator no desk', () => {
  const files = loadedWith('games/museum/index.ts', 'games/museum/tray/Tray.tsx', 'games/museum/desk/Arranging.tsx');
  expect(files).toContain('games/museum/desk/optimiser.ts');
  expect(
    files.filter((file) => /Exhibition|PlayerDialog|Counter\.tsx|LaterPanel|FavourPanel|search\.ts|\.worker\.ts/.test(file)),
  ).toEqual([]);
  const own = /[Aa]rranging|OwnPlan|tray\/|counter\//;
  expect(loadedWith('games/museum/index.ts').filter((file) => own.test(file))).toEqual([]);
});

it.each(['patzcuaro', 'prado', 'museum'])('the rules of %s load no argument schemas in a page', async (game) => {
  const input = resolve(src, `games/${game}/rules.ts`);
  const options = { write: false, minify: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } } as const;
  const built = await build({ configFile: false, root: src, logLevel: 'silent', build: options });
  const { output } = [built].flat()[0] as { output: { modules?: Record<string, { renderedLength: number }> }[] };
  const modules = output.flatMap((chunk) => Object.entries(chunk.modules ?? {}));
  const brought = modules.flatMap(([path, { renderedLength }]) => (renderedLength > 0 ? [path] : []));
  expect(brought.some((path) => path.endsWith(`/${game}/moves.ts`))).toBe(true);
  expect(brought.filter((path) => path.includes('zod'))).toEqual([]);
});
