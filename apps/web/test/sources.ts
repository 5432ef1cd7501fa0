import type { LabelSource } from '@sobremesa/games/kit';
import { createTranslator } from 'use-intl';
import { dateText, type DateWords } from '../src/gallery/dates.ts';
import { grouped } from '../src/gallery/grouped.ts';
import en from '../src/gallery/messages/en.ts';
import type { Piece } from '../src/gallery/pieces.ts';

const t = createTranslator({ locale: 'en', messages: en.date, timeZone: 'UTC' }) as unknown as DateWords;

/** docs/sources.md: all labels with their facts and sources. `npm run sources` writes it. */
export function sourcesDocument(pieces: readonly Piece[], nameOf: (game: string) => string): string {
  const games = [...grouped(pieces, ({ game }) => game)].map(([game, own]) => {
    const groups = [...grouped(own, ({ groupName }) => groupName)].map(
      ([group, members]) => `### ${group}\n\n${members.map(entryOf).join('\n')}\n`,
    );
    return `## ${nameOf(game)}\n\n${groups.join('\n')}`;
  });
  return `${head(pieces.length)}\n${games.join('\n')}`;
}

const head = (count: number) => `# Sources of the museum labels

The gallery (\`/gallery\`) has a label for each painting, object and offering of the games: ${count} in
all. This page lists their facts, and the sources that they were checked against. The facts are
[CC0](https://creativecommons.org/publicdomain/zero/1.0/): copy them freely. They are typed data in
\`packages/games/src/<game>/labels/\`; the texts are in \`apps/web/src/games/<game>/labels/\`.

\`npm run sources\` writes this page from the labels. Do not edit it by hand.
`;

function entryOf({ id, name, text, label }: Piece): string {
  const { latitude, longitude } = label.origin;
  const facts = [text.maker, dateText(label.date, t), `${text.place} (${latitude}, ${longitude})`, label.inventory].filter(
    (fact) => fact !== undefined,
  );
  const sources = label.sources.map((source) => `  - ${sourceOf(source)}`).join('\n');
  return `- **${plain(name)}** (\`${id}\`): ${facts.map(plain).join('; ')}.\n${sources}`;
}

function sourceOf({ title, publisher, url }: LabelSource): string {
  const words = plain(title);
  return `${url === undefined ? words : `[${words}](${encoded(url)})`}, ${plain(publisher)}`;
}

/** A round bracket would end a link. */
const encoded = (url: string) => url.replaceAll('(', '%28').replaceAll(')', '%29');

/** Escapes the characters that Markdown would read. */
const plain = (text: string) => text.replaceAll(/[[\]*_`<>\\]/g, String.raw`\$&`);
