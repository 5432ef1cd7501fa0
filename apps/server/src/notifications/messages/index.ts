import en from './en.ts';
import es from './es.ts';
import type { NotificationLine, NotificationTexts } from './model.ts';

export type { NotificationLine, WebhookLine } from './model.ts';

const byLanguage: Readonly<Record<string, NotificationTexts>> = { es, en };

export function textsIn(language: string): NotificationTexts {
  return byLanguage[language] ?? es;
}

/** The title and the lines of one message to a person. */
export function composed(language: string, lines: readonly NotificationLine[]): { title: string; lines: string[] } {
  const texts = textsIn(language);
  const wordings = lines.map(({ kind, game, names }) => texts.toUser(kind, texts.games[game] ?? game, names));
  const [first] = wordings;
  const title = wordings.length === 1 && first !== undefined ? first.title : texts.several(wordings.length);
  return { title, lines: wordings.map(({ line }) => line) };
}
