import { optionBlockers, type Action } from '@sobremesa/games/patzcuaro';
import { Why } from '../../../rulebook/Why.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Actions } from '../rondel/Actions.tsx';
import { useTable } from '../table.tsx';
import css from './Panel.module.css';

/** The options of the reader's space. */
export function ChoosePanel({ options }: { options: readonly (readonly Action[])[] }) {
  const { G, playerID, words, send } = useTable();
  const blockers = playerID === null ? [] : optionBlockers(G, playerID);
  return (
    <section className={css.panel} data-asks="">
      <ul className={css.options}>
        {options.map((actions, option) => {
          const blocker = blockers[option] ?? null;
          const reason = blocker === null ? undefined : words.reason(blocker);
          return (
            // Options are distinguished by their index.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={option}>
              <Button
                className={css.option}
                data-piece={`option-${option}`}
                unavailable={reason}
                onClick={() => send('choose', option)}
              >
                <Actions actions={actions} />
                <span>{words.actions(actions)}</span>
              </Button>
              {reason !== undefined && <Why className={css.reason}>{reason}</Why>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
