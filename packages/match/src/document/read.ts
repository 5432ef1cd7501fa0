import type { GameModule } from '@sobremesa/games/kit';
import { isBounded } from './bounds.ts';
import { canonicalJson, digestOf } from './canonical.ts';
import { failure, type DocumentFailure } from './failure.ts';
import { documentLimits, FORMAT, FORMAT_VERSION, matchDocument, shuffleOf, type MatchDocument } from './format.ts';
import { replayDocument, type Replay } from './replay.ts';
import { shuffleFaults } from '../shuffle.ts';

/**
 * Reads a document, as text or as its parsed JSON, and replays it. A match that differs from its
 * digests in any way is refused. Never throws.
 *
 * @param games every known game, by its id
 */
export function readDocument(
  given: unknown,
  games: Readonly<Record<string, GameModule>>,
): { ok: true; replay: Replay } | DocumentFailure {
  const opened = openDocument(given, games);
  if (!opened.ok) return opened;
  const { document, module } = opened;
  const shuffle = shuffleOf(document);
  const [fault] = shuffle === null ? [] : shuffleFaults(shuffle, document.seats.length, document.seed);
  if (fault !== undefined) return failure('badShuffle', `its ${fault.part} does not follow from its shuffle`);
  return replayDocument(module, document);
}

/** Checks a document apart from its shuffle and its moves. Never throws. */
export function openDocument(
  given: unknown,
  games: Readonly<Record<string, GameModule>>,
): { ok: true; document: MatchDocument; module: GameModule } | DocumentFailure {
  const parsed = parsedOf(given);
  if (!parsed.ok) return parsed;
  const { document } = parsed;
  const module = Object.hasOwn(games, document.game) ? games[document.game] : undefined;
  if (module === undefined) return failure('unknownGame', `there is no game ${document.game}`);
  if (document.rules !== module.rulesVersion) {
    return failure('otherRules', `the match has version ${document.rules} of the rules, not ${module.rulesVersion}`);
  }
  const options = module.options.safeParse(document.options);
  if (!options.success || canonicalJson(options.data) !== canonicalJson(document.options)) {
    return failure('badOptions', `${document.game} has no such options`);
  }
  return { ok: true, document, module };
}

/** Checks the form of a document, and that nobody has changed it. */
function parsedOf(given: unknown): { ok: true; document: MatchDocument } | DocumentFailure {
  const json = typeof given === 'string' ? jsonOf(given) : { ok: true as const, value: given };
  if (!json.ok) return json;
  const { value } = json;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return failure('notAMatch', 'it is not an object');
  if (!isBounded(value)) return failure('tooLarge', 'it has too many or too deep parts');
  const { format, formatVersion } = value as Partial<Record<string, unknown>>;
  if (format !== FORMAT) return failure('notAMatch', `its format is not ${FORMAT}`);
  if (typeof formatVersion === 'number' && formatVersion > FORMAT_VERSION) {
    return failure('newerFormat', `it has version ${formatVersion} of the format, not ${FORMAT_VERSION}`);
  }
  const parsed = matchDocument.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return failure('damaged', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
  }
  // The schema drops fields with the name __proto__ instead of refusing them.
  for (const { sha256, ...content } of [value as MatchDocument, parsed.data]) {
    if (sha256 !== digestOf(content)) return failure('damaged', 'its digest is not that of its content');
  }
  return { ok: true, document: parsed.data };
}

function jsonOf(text: string): { ok: true; value: unknown } | DocumentFailure {
  if (text.length > documentLimits.length) return failure('tooLarge', `it has ${text.length} characters`);
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return failure('notAMatch', 'it is not JSON');
  }
}
