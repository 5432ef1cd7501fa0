import type { PlayerID } from '@sobremesa/games/kit';
import {
  favourBlocker,
  favourOf,
  favourPlayBlocker,
  favourTarget,
  kindOf,
  playerOf,
  type FavourId,
  type FavourTarget,
} from '@sobremesa/games/museum';
import { Why } from '../../../rulebook/Why.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon as HouseIcon } from '../../../ui/Icon.tsx';
import { FavourPicture } from '../art/pictures.tsx';
import { favourText } from '../effects.ts';
import { useTable } from '../table.tsx';
import { CardPicker } from './CardPicker.tsx';
import { Continents } from './Continents.tsx';
import css from './Panel.module.css';
import { ToWorld } from './ToWorld.tsx';
import { touchStored } from './touch.ts';

/** A Favour of the reader: its effect, its target, and the button that plays it. */
export function FavourPanel({ favour }: { favour: FavourId }) {
  const table = useTable();
  const { G, playerID, own, selection, words, clear, send } = table;
  const { t } = words;
  if (playerID === null || own === null) return null;

  const asks = favourTarget(favour);
  const { effect } = favourOf(favour);
  const { cards, continent } = selection;
  const target: FavourTarget = asks.type === 'nothing' ? null : asks.type === 'continent' ? continent : cards;
  const early = favourPlayBlocker(G, playerID, favour);
  const wrong = early ?? favourBlocker(G, playerID, favour, target);
  const reason = wrong === null ? undefined : words.reason(wrong);
  const needed = asks.type === 'cards' ? (effect.type === 'poolToHand' ? 1 : asks.most) : 0;
  const choosing = early === null && (asks.type === 'continent' ? continent === null : cards.length < needed);

  const storeOf = (player: PlayerID) =>
    player === playerID ? t('hand.storeLabel') : t('tray.favour.storeOf', { player: words.name(player) });

  return (
    <section className={css.panel} data-wide="" aria-label={words.favour(favour)}>
      <header className={css.header}>
        <span className={css.stamp}>
          <FavourPicture kind={kindOf(favour)} />
        </span>
        <div>
          <h2>{words.favour(favour)}</h2>
          <p>{favourText(words, kindOf(favour))}</p>
        </div>
        <Button look="quiet" square className={css.close} aria-label={t('tray.cancel')} onClick={clear}>
          <HouseIcon name="close" />
        </Button>
      </header>
      {early === null && asks.type === 'continent' && <Continents legend={t('tray.favour.continent')} />}
      {early === null && effect.type === 'poolToHand' && (
        <CardPicker label={t('hand.store')} cards={own.pool} chosen={cards} onTouch={(card) => touchStored(table, card)} />
      )}
      {early === null && effect.type === 'swap' && (
        <div className={css.stores}>
          {G.order
            .filter((player) => playerOf(G, player).pool.length > 0)
            .map((player) => (
              <div key={player}>
                <h3>{storeOf(player)}</h3>
                <CardPicker
                  label={storeOf(player)}
                  cards={playerOf(G, player).pool}
                  chosen={cards}
                  onTouch={(card) => touchStored(table, card)}
                />
              </div>
            ))}
        </div>
      )}
      <div className={css.confirm}>
        {choosing ? <p>{t(`tray.favour.ask.${effect.type}`)}</p> : <Why className={css.reason}>{reason ?? ''}</Why>}
        <div className={css.buttons}>
          {choosing && effect.type === 'takeFromDisplay' && <ToWorld />}
          <Button look="primary" data-piece="play-favour" unavailable={reason} onClick={() => send('playFavour', favour, target)}>
            {t('tray.favour.play')}
          </Button>
        </div>
      </div>
    </section>
  );
}
