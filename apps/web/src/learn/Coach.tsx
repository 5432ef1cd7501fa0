import { isActive, type ViewCtx } from '@sobremesa/games/kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { useTable } from '../table/session.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './Coach.module.css';
import type { Course } from './course.ts';
import { controlOf, openPiece, pieceNamed, piecesAround } from './pieces.ts';
import { bringIntoSight } from './sight.ts';
import { Rings } from './Rings.tsx';
import type { LessonTexts, Step } from './script.ts';

/**
 * The coach of a lesson: shows one step after another, and earlier ones again. Renders nothing
 * after the last one.
 */
export function Coach({ course, texts, steps }: { course: Course; texts: LessonTexts; steps: readonly Step[] }) {
  const { step, number, strayed } = useStore(course.store);
  const [back, goBack] = useState({ from: number, by: 0 });
  const by = back.from === number ? back.by : 0;
  const shown = by === 0 ? step : (steps[number - 1 - by] ?? null);
  if (step === null || shown === null) return null;
  return (
    <Card
      key={shown.id}
      course={course}
      step={shown}
      number={number - by}
      steps={steps.length}
      said={texts.steps[shown.id] ?? ''}
      not={by === 0 ? strayed && (texts.not[strayed] ?? '') : null}
      onBack={number - by > 1 ? () => goBack({ from: number, by: by + 1 }) : null}
      onForward={by > 0 ? () => goBack({ from: number, by: by - 1 }) : null}
    />
  );
}

interface CardProps {
  course: Course;
  step: Step;
  number: number;
  steps: number;
  said: string;
  /**
   * Why the reader's last attempt is not the awaited move. Empty: use the general reason. Null: no
   * wrong attempt.
   */
  not: string | null;
  /** Shows the step before this one; null for the first. */
  onBack: (() => void) | null;
  /** Shows the step after this one, if the reader has gone back; null for the current step. */
  onForward: (() => void) | null;
}

function Card({ course, step, number, steps, said, not, onBack, onForward }: CardProps) {
  const t = useTranslations('learn');
  const card = useRef<HTMLElement>(null);
  const othersPlay = useTable(
    ({ match, playing }) => match !== null && (playing !== null || !mayGoOn(match.state.ctx as ViewCtx, match.playerID)),
  );
  const { awaits, at, opens = false } = step;
  const waits = awaits.kind === 'others' && othersPlay;
  const why = not === '' ? t('notYet') : not;

  useEffect(() => {
    announce(said);
    // The pressed button is gone, so the focus is on the body. A focus on the board stays there.
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [said]);
  useEffect(() => {
    if (why !== null) announce(why, true);
  }, [why]);
  useEffect(() => {
    if (opens && at[0] !== undefined) openPiece(at[0]);
    return showFirst(at);
  }, [at, opens]);
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
          {onBack !== null && (
            <Button look="quiet" onClick={onBack}>
              {t('back')}
            </Button>
          )}
          {onForward !== null ? (
            <Button look="primary" onClick={onForward}>
              {t('next')}
            </Button>
          ) : awaits.kind === 'word' || awaits.kind === 'others' ? (
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

/** Whether the reader must move again or the match is over. */
function mayGoOn(ctx: ViewCtx, playerID: string | null): boolean {
  return ctx.gameover !== undefined || (playerID !== null && isActive(ctx, playerID));
}

/** Scrolls to the first of these pieces, after the board has rendered and scrolled by itself. */
function showFirst(at: readonly string[]): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      const piece = first(at);
      if (piece) bringIntoSight(piece);
    });
  });
  return () => cancelAnimationFrame(frame);
}

/** Focuses the first of these pieces. */
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
