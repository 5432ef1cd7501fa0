import { playerOf } from '@sobremesa/games/prado';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { MissionRow } from '../missions/MissionRow.tsx';
import { useTable } from '../table.tsx';
import css from './Panel.module.css';

/** Lets the reader secretly keep two of the three missions. */
export function MissionsPanel() {
  const { G, playerID, words, selection, select, why, send } = useTable();
  const dealt = playerID === null ? [] : (playerOf(G, playerID).missions ?? []);
  const { missions } = selection;
  const reason = why('keepMissions', missions);
  return (
    <section className={css.panel} data-asks="">
      <ul className={css.options}>
        {dealt.map((mission) => {
          const chosen = missions.includes(mission);
          return (
            <li key={mission} data-piece={`mission-${mission}`}>
              <button
                type="button"
                className={classes(css.option, chosen && css.chosen)}
                aria-pressed={chosen}
                onClick={() =>
                  select({ missions: chosen ? missions.filter((other) => other !== mission) : [...missions, mission].slice(-2) })
                }
              >
                <MissionRow mission={mission} />
              </button>
            </li>
          );
        })}
      </ul>
      <div className={css.confirm}>
        <p>{words.t('tray.missionsHelp')}</p>
        <Button look="primary" data-piece="keep" unavailable={reason} onClick={() => send('keepMissions', missions)}>
          {words.t('tray.keep')}
        </Button>
      </div>
    </section>
  );
}
