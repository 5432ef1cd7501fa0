import { orderFor, type Declaration } from '@sobremesa/games/prado';
import { useEffect, useEffectEvent } from 'react';
import { announce } from '../../../ui/announce.tsx';
import { Why } from '../../../rulebook/Why.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../art/icons.tsx';
import { useTable } from '../table.tsx';
import { foresee } from './foresee.ts';
import { orderText } from './order.ts';
import { Outcome } from './Outcome.tsx';
import css from './Panel.module.css';
import { TimeLeft } from './TimeLeft.tsx';
import { VisitCard } from './VisitCard.tsx';

/** Shows an announced card with its outcome. Players who may block it see the possible answers. */
export function WindowPanel({ declared }: { declared: Declaration }) {
  const { G, playerID, hand, words, may, why, send, players, windowUntil } = useTable();
  const { t } = words;
  const { id, player, cards, joker, action } = declared;
  // The server answers in time for players who cannot block. Without a limit they answer
  // themselves.
  const canBlock = hand.includes('security');
  const asked = may('answer') && (canBlock || windowUntil === null);
  const alone = players.every((other) => other.id === playerID || other.kind !== undefined);
  const noBlock = asked ? why('answer', id, true) : undefined;
  const cost = t('window.cost');
  const order = playerID === null || !canBlock ? null : orderFor(G, playerID, declared);
  const ordered = order === null || order.answer === 'ask' ? undefined : t('window.ordered', { order: orderText(words, order) });
  const answered = playerID !== null && playerID !== player && !may('answer');
  const values = { player: { player }, cards: words.list(cards.map(words.card)) };
  const heading = words.sentence({ key: joker ? 'window.joker' : 'window.card', values });
  const tell = useEffectEvent(() => {
    const { deed, photos } = foresee(G, player, action, words);
    if (asked) announce([`${heading}.`, deed, ...photos, noBlock ?? cost, ordered ?? ''].join(' ').trim(), true);
  });
  // Announces the window at once, since players with a screen reader have no more time to answer
  // than others.
  useEffect(() => tell(), []);
  return (
    <section className={css.panel} data-asks="" aria-label={t('window.label')}>
      <div className={css.window}>
        <span className={css.played}>
          {cards.map((card, i) => (
            // Cards of one type are equal; only the index distinguishes them.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={i} className={css.playedCard}>
              <VisitCard card={card} />
            </span>
          ))}
        </span>
        <div>
          <h2>{heading}</h2>
          <Outcome player={player} action={action} />
          {asked && ordered !== undefined && <p>{ordered}</p>}
          {asked && <Why className={noBlock === undefined ? undefined : css.reason}>{noBlock ?? cost}</Why>}
        </div>
        {asked && (
          <div className={css.windowButtons}>
            <Button look="primary" data-piece="block" unavailable={noBlock} onClick={() => send('answer', id, true)}>
              <Icon name="security" size={20} />
              {t('window.block')}
            </Button>
            <Button data-piece="pass" onClick={() => send('answer', id, false)}>
              {t('window.pass')}
            </Button>
          </div>
        )}
      </div>
      {/* Against bots alone the window waits for the reader. */}
      {!(asked && alone) && <TimeLeft key={id} />}
      {may('answer') && !asked && <p>{t('window.noSecurity')}</p>}
      {answered && <p>{t(order?.answer === 'allow' ? 'window.answeredByOrder' : 'window.answered')}</p>}
      {player === playerID && <p>{t('window.waiting')}</p>}
      {playerID === null && <p>{t('window.watching')}</p>}
    </section>
  );
}
