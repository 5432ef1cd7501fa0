import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { games, type GameModule } from '@sobremesa/games';

const folder = fileURLToPath(new URL('../../kept/', import.meta.url));
const name = /^(.+)-(\d)-rules(\d+)\.json\.gz$/;

/** A document that a release has written, in its file. */
export interface KeptDocument {
  game: string;
  players: number;
  rules: number;
  text: string;
}

/** The file of a match under the present rules of its game. */
export function keptFile({ game, rulesVersion }: GameModule, players: number): string {
  return `${folder}${game.name}-${players}-rules${rulesVersion}.json.gz`;
}

export function keptDocuments(): KeptDocument[] {
  return readdirSync(folder).flatMap((file) => {
    const [, game, players, rules] = name.exec(file) ?? [];
    if (game === undefined) return [];
    const text = gunzipSync(readFileSync(`${folder}${file}`)).toString();
    return [{ game, players: Number(players), rules: Number(rules), text }];
  });
}

/** Each game with each of its numbers of players that has no document under its present rules. */
export function missingDocuments(): { module: GameModule; players: number }[] {
  return Object.values(games).flatMap((module) => {
    const { min, max } = module.players;
    const all = Array.from({ length: max - min + 1 }, (_, i) => ({ module, players: min + i }));
    return all.filter(({ players }) => !existsSync(keptFile(module, players)));
  });
}
