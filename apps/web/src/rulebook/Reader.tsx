import { Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useGameText } from '../i18n/gameText.tsx';
import { classes } from '../ui/classes.ts';
import { Field } from '../ui/Field.tsx';
import { Coming, PlayedExample } from './PlayedExample.tsx';
import styles from './Reader.module.css';
import { chaptersOf, type Chapter, type Paragraph, type Rulebook, type RulebookTexts } from './rulebook.ts';
import { RuleText } from './RuleText.tsx';
import { search, type Cut, type Hit } from './search.ts';

export interface ReaderProps {
  game: string;
  rulebook: Rulebook;
  texts: RulebookTexts;
  /** Level of the chapters' headings. */
  level: 2 | 3;
  /**
   * The topic or paragraph to scroll to. Each request is a new object, so that the same place can
   * be requested twice.
   */
  at: { topic: string } | null;
}

/** The rules of a game: search, list of chapters, and text. */
export function Reader({ game, rulebook, texts, level, at }: ReaderProps) {
  const t = useTranslations('table.rules');
  const gameText = useGameText();
  const chapters = useMemo(() => chaptersOf(rulebook, texts, gameText), [rulebook, texts, gameText]);
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const hits = useMemo(() => search(chapters, query), [chapters, query]);
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ topic: string } | null>(null);
  const [asked, setAsked] = useState(at);
  if (asked !== at) {
    setAsked(at);
    setTyped('');
    // A new request overrides links that the reader followed in the text.
    setWanted(null);
  }
  const place = wanted ?? at;

  // Scrolls again after a change of language, which removes the text for a moment.
  useLayoutEffect(() => {
    if (place === null) return;
    const id = rulebook.topics[place.topic] ?? place.topic;
    const heading = root.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(id)}"]`);
    heading?.scrollIntoView?.({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [place, rulebook]);

  function goTo(id: string) {
    setTyped('');
    setWanted({ topic: id });
  }

  return (
    <div ref={root} className={styles.reader}>
      <Field
        type="search"
        label={t('search')}
        className={styles.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <output className="visually-hidden">{query === '' ? '' : t('found', { count: hits.length })}</output>
      {query !== '' && <Hits hits={hits} onPick={goTo} />}
      <div hidden={query !== ''} className={styles.book}>
        <nav aria-label={t('chapters')} className={styles.contents}>
          <ul>
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <button type="button" onClick={() => goTo(`chapter-${id}`)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        {chapters.map((chapter) => (
          <ChapterPart key={chapter.id} chapter={chapter} game={game} level={level} signs={rulebook.signs} onLink={goTo} />
        ))}
      </div>
    </div>
  );
}

interface PartProps {
  game: string;
  level: 2 | 3;
  signs: Rulebook['signs'];
  onLink: (id: string) => void;
}

function ChapterPart({ chapter: { id, title, paragraphs }, ...rest }: PartProps & { chapter: Chapter }) {
  const Heading = `h${rest.level}` as const;
  return (
    <section className={styles.chapter}>
      <Heading data-rule={`chapter-${id}`} tabIndex={-1}>
        {title}
      </Heading>
      {paragraphs.map((paragraph) => (
        <ParagraphPart key={paragraph.id} paragraph={paragraph} {...rest} />
      ))}
    </section>
  );
}

function ParagraphPart({
  paragraph: { id, title, text, example, playable, picture, figure },
  game,
  level,
  signs,
  onLink,
}: PartProps & { paragraph: Paragraph }) {
  const t = useTranslations('table.rules');
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  return (
    <div className={classes(styles.paragraph, example && styles.example, picture != null && styles.entry)}>
      {picture != null && <span className={styles.picture}>{picture}</span>}
      <div className={styles.words}>
        <Heading data-rule={id} tabIndex={-1}>
          {example && <span className={styles.kind}>{t('example')} </span>}
          {title}
        </Heading>
        <RuleText text={text} signs={signs} onLink={onLink} />
        {figure !== null && (
          <div className={styles.figure} aria-hidden="true">
            {figure}
          </div>
        )}
        {playable && (
          <Suspense fallback={<Coming />}>
            <PlayedExample game={game} paragraph={id} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function Hits({ hits, onPick }: { hits: readonly Hit[]; onPick: (id: string) => void }) {
  const t = useTranslations('table.rules');
  if (hits.length === 0) return <p className={styles.none}>{t('found', { count: 0 })}</p>;
  return (
    <ul className={styles.hits} aria-label={t('hits')}>
      {hits.map(({ id, chapter, title, line }) => (
        <li key={id}>
          <button type="button" onClick={() => onPick(id)}>
            <span className={styles.where}>{chapter}</span>
            <strong>
              <Marked cuts={title} />
            </strong>
            <span>
              <Marked cuts={line} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Marked({ cuts }: { cuts: readonly Cut[] }) {
  // Parts of a line are identified by their index.
  // oxlint-disable-next-line react/no-array-index-key
  return cuts.map(({ text, found }, i) => (found ? <mark key={i}>{text}</mark> : text));
}
