import type { PlayerID } from '@sobremesa/games/kit';
import { feeOf, objectBlocker, ownLayout, playerOf, type ObjectId } from '@sobremesa/games/museum';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ExpertPortrait } from '../art/pictures.tsx';
import { ObjectCard } from '../art/ObjectCard.tsx';
import { PatronSeal } from '../art/patrons.tsx';
import { expertText } from '../effects.ts';
import { Plan } from '../plan/Plan.tsx';
import { isActing, useTable } from '../table.tsx';
import { picking, touchStored } from '../tray/touch.ts';
import { Breakdown } from './Breakdown.tsx';
import css from './PlayerDialog.module.css';
import { scoreOf } from './totals.ts';

/**
 * A museum in full: its plan, its storeroom, from which others may buy, its Experts, and its known
 * points.
 */
export default function PlayerDialog({ player, onClose }: { player: PlayerID; onClose: () => void }) {
  const { G, ctx, playerID, words } = useTable();
  const { t } = words;
  const { board, experts, patron } = playerOf(G, player);
  const { parts, total } = scoreOf(G, ctx, player);
  const name = words.name(player);
  return (
    <Dialog wide title={player === playerID ? t('players.yours') : t('players.of', { player: name })} onClose={onClose}>
      <div className={css.museum}>
        <div className={css.plan}>
          <Plan layout={ownLayout(G, player)} board={board} label={t('players.plan', { player: name })} />
        </div>
        <section className={css.part}>
          <h3>{t('players.expertsTitle', { count: experts.length })}</h3>
          {experts.length === 0 && <p>{t('players.noExperts')}</p>}
          <ul className={css.experts}>
            {experts.map((expert) => (
              <li key={expert}>
                <ExpertPortrait expert={expert} className={css.portrait} />
                <p>
                  <b>{words.expert(expert)}</b> {expertText(words, expert)}
                </p>
              </li>
            ))}
          </ul>
          {patron !== null && (
            <p className={css.patron}>
              <PatronSeal patron={patron} className={css.seal} />
              {t('players.patron', { patron: words.patron(patron) })}
            </p>
          )}
        </section>
      </div>
      <Store player={player} onClose={onClose} />
      <section className={css.part}>
        <h3>{t(ctx.gameover === undefined ? 'players.breakdown' : 'players.points')}</h3>
        <Breakdown parts={parts} total={total} />
        {patron === null && <p className={css.hint}>{t('players.breakdownHidden')}</p>}
      </section>
    </Dialog>
  );
}

/**
 * The stored Objects. A press opens one. While the reader furbishes, a press on another player's
 * Object puts it on the counter.
 */
function Store({ player, onClose }: { player: PlayerID; onClose: () => void }) {
  const table = useTable();
  const { G, playerID, selection, refuse, words } = table;
  const { t } = words;
  const { pool } = playerOf(G, player);
  const picks = picking(table) === 'swap';
  const buys = isActing(table) && !picks && player !== playerID;

  function onPress(card: ObjectId) {
    const reason = buys && playerID !== null ? objectBlocker(G, playerID, card) : null;
    if (reason !== null) return refuse(words.reason(reason));
    touchStored(table, card);
    if (buys || picks) onClose();
  }

  return (
    <section className={css.part}>
      <h3>{t('players.store', { count: pool.length })}</h3>
      {pool.length === 0 && <p>{t('players.storeEmpty')}</p>}
      {buys && pool.length > 0 && <p className={css.hint}>{t('players.storeForeign', { fee: feeOf(G, playerID ?? '') })}</p>}
      <ul className={css.store}>
        {pool.map((card) => (
          <li key={card}>
            <button
              type="button"
              className={css.card}
              data-about={`terms.${card}`}
              data-piece={`object-${card}`}
              aria-label={buys ? t('players.buy', { card: words.card(card) }) : words.card(card)}
              onClick={() => onPress(card)}
            >
              <ObjectCard object={card} name={words.object(card)} />
            </button>
          </li>
        ))}
      </ul>
      {buys && selection.notice !== null && <p className={css.notice}>{selection.notice}</p>}
    </section>
  );
}
