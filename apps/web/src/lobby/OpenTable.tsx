import { visibleDefaults, type VisibleSettings, type WatchDelay } from '@sobremesa/protocol';
import { Suspense, use, useState, type SyntheticEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useFailureText } from '../lib/failure.ts';
import { remember, remembered } from '../lib/storage.ts';
import { NameField, useNameForm, type NameForm } from '../connection/NameField.tsx';
import { LevelChoice } from '../bots/LevelChoice.tsx';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { games } from '../games/index.ts';
import { loadForm } from '../games/load.ts';
import { createGameText } from '../i18n/gameText.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Check } from '../ui/Field.tsx';
import { Loading } from '../ui/Loading.tsx';
import { keepSettings } from '../groups/nextTable.ts';
import { useGameAbout, useGameName } from './names.ts';
import styles from './OpenTable.module.css';
import { VariantFields } from './VariantFields.tsx';
import { optionsFor } from './variants.ts';
import { lazy } from '../lib/lazy.ts';

/** Few readers have a group. */
const GroupChoice = lazy(() => import('../groups/GroupChoice.tsx'));
const TimeControlFields = lazy(() => import('../timeControl/TimeControlFields.tsx'));

/** The available spectator delays. */
const delays: Readonly<Record<string, WatchDelay | null>> = {
  none: null,
  moves10: { moves: 10 },
  minutes5: { minutes: 5 },
  minutes15: { minutes: 15 },
};

interface OpenTableProps {
  /** A game that is chosen already; null for none. */
  of?: string | null;
  /** A group that is chosen already; null for none. */
  group?: string | null;
  onClose: () => void;
}

/** The form that opens a table. */
export default function OpenTable({ of = null, group: given = null, onClose }: OpenTableProps) {
  const t = useTranslations('lobby.openTable');
  const gameName = useGameName();
  const offered = useConnectionState((s) => s.games).filter((game) => Object.hasOwn(games, game));
  const [chosen, setGame] = useState(of);
  const game = chosen ?? offered[0];
  const nameForm = useNameForm();
  const [group, setGroup] = useState(given);

  return (
    <Dialog title={t('title')} onClose={onClose}>
      {offered.length > 1 && (
        <Choice
          legend={t('game')}
          options={offered.map((value) => ({ value, label: gameName(value) }))}
          value={game ?? ''}
          onChange={setGame}
        />
      )}
      {game === undefined ? (
        <Loading />
      ) : (
        <Suspense fallback={<Loading />}>
          <Settings key={game} game={game} nameForm={nameForm} group={group} onGroup={setGroup} />
        </Suspense>
      )}
    </Dialog>
  );
}

interface SettingsProps {
  game: string;
  nameForm: NameForm;
  /** The group to which the table will belong; null for none. */
  group: string | null;
  onGroup: (group: string | null) => void;
}

function Settings({ game, nameForm, group, onGroup }: SettingsProps) {
  const t = useTranslations('lobby.openTable');
  const failureText = useFailureText();
  const about = useGameAbout();
  const language = useLocale();
  const connection = useConnection();
  const [, navigate] = useLocation();
  const { settings: offered, messages } = use(loadForm(game, language));
  const [seats, setSeats] = useState(() => lastSeats(game, offered.players));
  const [settings, setSettings] = useState(visibleDefaults);
  // A new visitor has no groups.
  const [wasKnown] = useState(nameForm.known !== null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const change = (part: Partial<VisibleSettings>) => setSettings({ ...settings, ...part });
  const options = optionsFor(offered, seats, settings.options);
  const { pace, timeout, listed, watchable, watchersTalk, watchDelay, undo, standInLevel } = settings;

  async function open(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    if (await nameForm.confirm()) {
      // A group's table is never listed.
      const ofGroup = group === null ? {} : { group, listed: false };
      const answer = await connection.request('table:open', { game, seats, ...settings, options, ...ofGroup });
      if (answer.ok) {
        remember(seatsKey(game), String(seats));
        if (group !== null) keepSettings(group, game, { ...settings, options });
        navigate(`/t/${answer.table}`);
        return;
      }
      setProblem(failureText(answer.error.code));
    }
    setBusy(false);
  }

  const delayText = (late: WatchDelay | null) => {
    if (late === null) return t('delays.none');
    return 'moves' in late ? t('delays.moves', late) : t('delays.minutes', late);
  };
  const { min, max } = offered.players;
  return (
    <form className={styles.form} onSubmit={(event) => void open(event)} noValidate>
      <p className={styles.about}>{about(game)}</p>
      {nameForm.needed && <NameField form={nameForm} />}
      <Suspense>{wasKnown && <GroupChoice group={group} onChange={onGroup} />}</Suspense>
      <Choice
        legend={t('seats')}
        options={Array.from({ length: max - min + 1 }, (_, i) => ({ value: String(min + i), label: String(min + i) }))}
        value={String(seats)}
        onChange={(value) => setSeats(Number(value))}
      />
      <Suspense>
        <TimeControlFields pace={pace} timeout={timeout} onChange={change} />
      </Suspense>
      <VariantFields
        settings={offered}
        seats={seats}
        text={createGameText(language, messages, [], null)}
        options={options}
        onChange={(name, value) => change({ options: { ...settings.options, [name]: value } })}
      />
      <div>
        {group === null && (
          <Check
            label={t('listed')}
            hint={t('listedHint')}
            checked={listed}
            onChange={(e) => change({ listed: e.target.checked })}
          />
        )}
        <Check label={t('watchable')} checked={watchable} onChange={(e) => change({ watchable: e.target.checked })} />
        {watchable && (
          <Check
            label={t('watchersTalk')}
            hint={t('watchersTalkHint')}
            checked={watchersTalk}
            onChange={(e) => change({ watchersTalk: e.target.checked })}
          />
        )}
        <Check label={t('undo')} hint={t('undoHint')} checked={undo} onChange={(e) => change({ undo: e.target.checked })} />
      </div>
      {watchable && (
        <Choice
          legend={t('delay')}
          options={Object.entries(delays).map(([value, late]) => ({ value, label: delayText(late) }))}
          value={Object.keys(delays).find((name) => delays[name] === watchDelay) ?? 'none'}
          onChange={(name) => change({ watchDelay: delays[name] ?? null })}
        />
      )}
      <LevelChoice legend={t('standInLevel')} value={standInLevel} onChange={(level) => change({ standInLevel: level })} />
      <div className={styles.open}>
        {problem !== null && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" look="primary" size="big" busy={busy}>
          {t('open')}
        </Button>
      </div>
    </form>
  );
}

const seatsKey = (game: string) => `sobremesa.seats.${game}`;

/** The number of seats last chosen for this game on this device; the maximum by default. */
function lastSeats(game: string, { min, max }: { min: number; max: number }): number {
  const last = Number(remembered(seatsKey(game)));
  return Number.isInteger(last) && last >= min && last <= max ? last : max;
}
