import { limits, nameFrom, type BotLevel, type TableSettings } from '@sobremesa/protocol';
import { use, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePreferences } from '../../lib/preferences.ts';
import { useTab } from '../../lib/tab.ts';
import { TopBar } from '../../layout/TopBar.tsx';
import { LevelChoice } from '../../bots/LevelChoice.tsx';
import { identity } from '../../connection/identity.ts';
import { loadForm } from '../../games/load.ts';
import { createGameText } from '../../i18n/gameText.tsx';
import { useGameAbout, useGameName } from '../../lobby/names.ts';
import { VariantFields } from '../../lobby/VariantFields.tsx';
import { optionsFor } from '../../lobby/variants.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Field } from '../../ui/Field.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Problem } from '../../ui/Problem.tsx';
import styles from './Local.module.css';
import { isBegun, newMatch, type SavedMatch } from './saved.ts';

interface SetupProps {
  game: string;
  /** The initial number of people. */
  people: number;
  onBegin: (match: SavedMatch) => void;
}

/** The form that starts a local match: people, bots and variants. */
export function Setup({ game, people: expected, onBegin }: SetupProps) {
  const t = useTranslations('here');
  const gameName = useGameName();
  const about = useGameAbout();
  const language = useLocale();
  const { settings, messages } = use(loadForm(game, language));
  const { min, max } = settings.players;
  const preferred = usePreferences();
  const [people, setPeople] = useState(Math.min(expected, max));
  const [names, setNames] = useState<readonly string[]>(() => [identity.name()]);
  /** Null until chosen: then the usual number for one person, and none for several people. */
  const [wanted, setBots] = useState<number | null>(null);
  const [level, setLevel] = useState<BotLevel>(preferred.level);
  const [chosen, setChosen] = useState<TableSettings['options']>({});
  const [problem, setProblem] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useTab(gameName(game));
  useEffect(() => heading.current?.focus(), []);

  const fewest = Math.max(0, min - people);
  const usual = people === 1 ? Number(preferred.bots) : 0;
  const bots = Math.min(Math.max(wanted ?? usual, fewest), max - people);
  const seats = people + bots;
  const options = optionsFor(settings, seats, chosen);

  function begin(event: SyntheticEvent) {
    event.preventDefault();
    const given = Array.from({ length: people }, (_, i) => names[i]?.trim() ?? '');
    // A single player needs no name.
    const called = people === 1 && given[0] === '' ? [t('you')] : given;
    const valid = called.map(nameFrom);
    if (called.includes('') || new Set(called).size < people) return setProblem(t('nameless'));
    if (valid.includes(null)) return setProblem(t('odd'));
    return onBegin(
      newMatch(
        valid.filter((name) => name !== null),
        bots,
        level,
        options,
      ),
    );
  }

  return (
    <>
      <TopBar />
      <main className={styles.main}>
        <h1 ref={heading} tabIndex={-1}>
          {gameName(game)}
        </h1>
        <p className={styles.about}>{about(game)}</p>
        {isBegun(game) && (
          <div className={styles.begun}>
            <p>{t('replaces')}</p>
            <LinkButton href={`/here/${game}`}>{t('resume')}</LinkButton>
          </div>
        )}
        <form className={styles.form} onSubmit={begin} noValidate>
          <Choice
            legend={t('people')}
            hint={t('about')}
            options={numbers(1, max)}
            value={String(people)}
            onChange={(value) => {
              setPeople(Number(value));
              setBots(null);
            }}
          />
          <div className={styles.names}>
            {Array.from({ length: people }, (_, i) => (
              <Field
                key={i}
                label={t('name', { number: i + 1 })}
                value={names[i] ?? ''}
                maxLength={limits.nameBytes}
                autoComplete="off"
                onChange={({ target }) => {
                  setNames(
                    Array.from({ length: Math.max(names.length, i + 1) }, (_name, at) =>
                      at === i ? target.value : (names[at] ?? ''),
                    ),
                  );
                  setProblem(null);
                }}
              />
            ))}
          </div>
          {max > people && (
            <Choice
              legend={t('bots')}
              options={numbers(fewest, max - people)}
              value={String(bots)}
              onChange={(value) => setBots(Number(value))}
            />
          )}
          {bots > 0 && <LevelChoice legend={t('level')} value={level} onChange={setLevel} />}
          <VariantFields
            settings={settings}
            seats={seats}
            text={createGameText(language, messages, [], null)}
            options={options}
            onChange={(name, value) => setChosen({ ...chosen, [name]: value })}
          />
          <Problem text={problem} />
          <Button type="submit" look="primary" size="big">
            {t('begin')}
          </Button>
        </form>
      </main>
    </>
  );
}

function numbers(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, i) => ({ value: String(from + i), label: String(from + i) }));
}
