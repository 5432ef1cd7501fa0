import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useGameName } from '../lobby/names.ts';
import { Choice as Radios } from '../ui/Choice.tsx';
import { Button } from '../ui/Button.tsx';
import { centuryText } from './dates.ts';
import styles from './FilterBar.module.css';
import { centuriesIn, chosen, everything, views, type Choice } from './filters.ts';
import { grouped } from './grouped.ts';
import type { Piece } from './pieces.ts';

interface FilterBarProps {
  pieces: readonly Piece[];
  choice: Choice;
  onChoose: (changes: Partial<Choice>) => void;
}

/** The filters of the gallery, and whether it shows a wall, a map or a timeline. */
export function FilterBar({ pieces, choice, onChoose }: FilterBarProps) {
  const t = useTranslations('gallery');
  const tDate = useTranslations('gallery.date');
  const gameName = useGameName();
  const { game, group, century, view } = choice;
  const games = [...grouped(pieces, (piece) => piece.game)];
  const centuries = centuriesIn(chosen(pieces, { ...everything, game, group }));
  // The chosen one stays, even if a link combines it with another group.
  const offered = century === null || centuries.includes(century) ? centuries : [century, ...centuries];
  const isFiltered = game !== null || group !== null || century !== null;

  return (
    <div className={styles.bar}>
      <fieldset className={styles.filters}>
        <legend className="visually-hidden">{t('filters.legend')}</legend>
        <Select label={t('filters.game')} value={game ?? ''} onChange={(value) => onChoose({ game: value || null, group: null })}>
          <option value="">{t('filters.allGames')}</option>
          {games.map(([id]) => (
            <option key={id} value={id}>
              {gameName(id)}
            </option>
          ))}
        </Select>
        <Select
          label={t('filters.group')}
          value={game === null || group === null ? '' : `${game} ${group}`}
          onChange={(value) => {
            const [of = null, group = null] = value === '' ? [game] : value.split(' ');
            onChoose({ game: of, group });
          }}
        >
          <option value="">{t('filters.allGroups')}</option>
          {games
            .filter(([id]) => game === null || id === game)
            .map(([id, own]) => (
              <optgroup key={id} label={gameName(id)}>
                {[...grouped(own, (piece) => piece.group)].map(([group, members]) => (
                  <option key={group} value={`${id} ${group}`}>
                    {members[0]?.groupName}
                  </option>
                ))}
              </optgroup>
            ))}
        </Select>
        <Select
          label={t('filters.century')}
          value={century === null ? '' : String(century)}
          onChange={(value) => onChoose({ century: value === '' ? null : Number(value) })}
        >
          <option value="">{t('filters.allCenturies')}</option>
          {offered.map((number) => (
            <option key={number} value={number}>
              {centuryText(number, tDate)}
            </option>
          ))}
        </Select>
        <Button look="quiet" className={styles.reset} aria-disabled={!isFiltered} onClick={() => onChoose(everything)}>
          {t('filters.reset')}
        </Button>
      </fieldset>
      <Radios
        legend={t('view.legend')}
        options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={(view) => onChoose({ view })}
      />
    </div>
  );
}

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Select({ label, value, onChange, children }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </div>
  );
}
