import { isActive, type ViewCtx } from '@sobremesa/games/kit';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { useTable } from '../table/session.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './Coach.module.css';
import type { Course } from './course.ts';
import { controlOf, pieceNamed, piecesAround } from './pieces.ts';
import { bringIntoSight } from './sight.ts';
import { Rings } from './Rings.tsx';
import type { LessonTexts, Step } from './script.ts';

/**
 * Who sits beside the reader and says one thing after the other. Nothing when all has been said.
 */
export function Coach({ course, texts, steps }: { course: Course; texts: LessonTexts; steps: number }) {
  const { step, number, strayed } = useStore(course.store);
  if (step === null) return null;
  const said = texts.steps[step.id] ?? '';
  return <Card key={step.id} {...{ course, step, number, steps, said }} not={strayed && (texts.not[strayed] ?? '')} />;
}

interface CardProps {
  course: Course;
  step: Step;
  number: number;
  steps: number;
  said: string;
  /**
   * Why what was tried just now is not what comes next; empty when there is no more to say about it
   * than that.
   */
  not: string | null;
}

function Card({ course, step, number, steps, said, not }: CardProps) {
  const t = useTranslations('learn');
  const card = useRef<HTMLElement>(null);
  const othersPlay = useTable(
    ({ match, playing }) => match !== null && (playing !== null || !mayGoOn(match.state.ctx as ViewCtx, match.playerID)),
  );
  const { awaits, at } = step;
  const waits = awaits.kind === 'others' && othersPlay;
  const why = not === '' ? t('notYet') : not;

  useEffect(() => {
    announce(said);
    // The button that was pressed is gone; whoever is on the board stays there.
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [said]);
  useEffect(() => {
    if (why !== null) announce(why, true);
  }, [why]);
  useEffect(() => showFirst(at), [at]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      for (const piece of target instanceof Element ? piecesAround(target) : []) course.touched(piece);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [course]);

  return (
    <>
      <section ref={card} tabIndex={-1} className={styles.card} aria-label={t('coach')}>
        <div className={styles.words}>
          {why !== null && <p className={styles.not}>{why}</p>}
          <p>{said}</p>
        </div>
        <div className={styles.ways}>
          <span className={styles.place}>{t('place', { step: number, steps })}</span>
          {awaits.kind === 'word' || awaits.kind === 'others' ? (
            <Button look="primary" unavailable={waits ? t('waiting') : undefined} onClick={() => course.next()}>
              {t(number === steps ? 'playOn' : 'next')}
            </Button>
          ) : (
            <Button onClick={() => goTo(at)}>{t('show')}</Button>
          )}
        </div>
      </section>
      <Rings at={at} />
    </>
  );
}

/** Whether it is the reader's turn again, or the match is over. */
function mayGoOn(ctx: ViewCtx, playerID: string | null): boolean {
  return ctx.gameover !== undefined || (playerID !== null && isActive(ctx, playerID));
}

/**
 * Brings what is pointed at into sight, once the board has been drawn and has shown what it wants
 * to show.
 */
function showFirst(at: readonly string[]): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      const piece = first(at);
      if (piece) bringIntoSight(piece);
    });
  });
  return () => cancelAnimationFrame(frame);
}

/** Takes the focus to what is pointed at. */
function goTo(at: readonly string[]): void {
  const piece = first(at);
  if (piece === null) return;
  bringIntoSight(piece);
  controlOf(piece).focus({ preventScroll: true });
}

function first(at: readonly string[]): HTMLElement | null {
  for (const name of at) {
    const piece = pieceNamed(name);
    if (piece !== null) return piece;
  }
  return null;
}
