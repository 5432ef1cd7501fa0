import type { Action } from '@sobremesa/games/patzcuaro';
import { memo, Fragment } from 'react';
import { useGameText } from '../../../i18n/gameText.tsx';
import { DrawIcon, RevealIcon, SignIcon } from '../art/actions.tsx';
import { RequirementIcon } from '../art/requirements.tsx';
import css from './Actions.module.css';

/** Edge of an icon relative to `--sign`, the height of a line. */
const edge = (scale: number) => `calc(var(--sign) * ${scale})`;

/**
 * The icons of a space's actions. Arrowheads separate actions in sequence; the options of a choice
 * are one below the other.
 */
export const Actions = memo(function Actions({ actions }: { actions: readonly Action[] }) {
  const text = useGameText();
  const [first] = actions;
  if (actions.length === 1 && first?.t === 'choose') {
    return (
      <span className={css.options}>
        {first.o.map((option, i) => (
          // Options are distinguished by their index.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={i}>
            {i > 0 && <span className={css.or}>{text.t('board.or')}</span>}
            <ActionRow actions={option} />
          </Fragment>
        ))}
      </span>
    );
  }
  return <ActionRow actions={actions} />;
});

function ActionRow({ actions }: { actions: readonly Action[] }) {
  return (
    <span className={css.row}>
      {actions.map((action, i) => (
        // oxlint-disable-next-line react/no-array-index-key
        <span key={i} className={css.action}>
          {i > 0 && <span className={css.then} />}
          <ActionSign action={action} />
        </span>
      ))}
    </span>
  );
}

function ActionSign({ action }: { action: Action }) {
  switch (action.t) {
    case 'trade':
      return (
        <>
          {action.reqs.map((requirement, i) => (
            // oxlint-disable-next-line react/no-array-index-key
            <RequirementIcon key={i} requirement={requirement} size={edge(1.3)} />
          ))}
          <SignIcon sign="trade" size={edge(0.8)} />
        </>
      );
    case 'altar':
      return <SignIcon sign="altar" size={edge(1)} />;
    case 'draw':
      return <DrawIcon count={action.n} size={edge(1)} />;
    case 'reveal':
      return <RevealIcon arrow={action.d === 'here' ? null : (css[action.d] ?? null)} size={edge(1.2)} />;
    case 'others':
      return (
        <span className={css.others}>
          <SignIcon sign="others" size={edge(0.85)} />
          {action.a.map((benefit) =>
            benefit.t === 'altar' ? (
              <SignIcon key="altar" sign="altar" size={edge(0.85)} />
            ) : (
              <DrawIcon key="draw" count={benefit.n} size={edge(0.85)} />
            ),
          )}
        </span>
      );
    case 'choose':
      return <SignIcon sign="choose" size={edge(1)} />;
  }
}
