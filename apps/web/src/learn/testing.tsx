import { FakeServer } from '@sobremesa/client/testing';
import { COLUMNS } from '@sobremesa/games/museum';
import { act, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { expect, vi } from 'vitest';
import { usePreferences } from '../lib/preferences.ts';
import { ConnectionContext } from '../connection/current.ts';
import { loadPlayable } from '../games/load.ts';
import type { SourceLanguage } from '../i18n/languages.ts';
import houseEn from '../i18n/messages/en.ts';
import houseEs from '../i18n/messages/es.ts';
import { standingMoves, type Made } from '../local/host/match.ts';
import { hostInTest } from '../local/client/testing.ts';
import { loadLesson } from './lessons.ts';
import { LessonTable } from './LessonTable.tsx';
import learnEn from './messages/en.ts';
import learnEs from './messages/es.ts';
import { controlOf, pieceNamed } from './pieces.ts';
import { progressIn } from './progress.ts';
import type { Step } from './script.ts';

/** Generous, for busy machines. */
const BUSY = { timeout: 60_000 };
const catalogues = { es: { ...houseEs, learn: learnEs }, en: { ...houseEn, learn: learnEn } };
/** Gives all elements a size, which jsdom does not, and shows bots' moves without delay. */
export function laidOut(): void {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
  usePreferences.setState({ playbackSpeed: 'atOnce' });
  Element.prototype.scrollIntoView = () => undefined;
  Document.prototype.elementFromPoint = () => null;
}

/** Renders a game's lesson, resumed from its stored progress. */
export async function begin(game: string, language: SourceLanguage = 'en') {
  const [playable, lesson] = await Promise.all([loadPlayable(game, language), loadLesson(game, language)]);
  const again = vi.fn<() => void>();
  const { unmount } = render(
    <ConnectionContext value={new FakeServer().connection}>
      <IntlProvider locale={language} messages={catalogues[language] as never} timeZone="UTC">
        <LessonTable game={playable} lesson={lesson} onAgain={again} hostOf={hostInTest} />
      </IntlProvider>
    </ConnectionContext>,
  );
  await screen.findByLabelText(catalogues[language].learn.coach);
  const { script } = lesson;
  const says = (id: string) => screen.findByText(lesson.texts.steps[id] ?? '', { selector: 'section p' }, BUSY);
  return { script, lesson, says, unmount, words: catalogues[language].learn };
}

/** The stored moves of a lesson, without undone ones. */
export function movesIn(game: string): Made[] {
  const progress = progressIn(game);
  return progress === null ? [] : standingMoves(progress.match);
}

/** Focuses a control as the keyboard does, and presses it. */
export async function enter(user: UserEvent, control: HTMLElement): Promise<void> {
  await reach(user, control);
  await user.keyboard('{Enter}');
}

/**
 * Puts the focus on the next tab stop: the control, or one of its group, from which the arrows lead
 * to it. Pressing Tab itself is too slow for a whole lesson, because user-event computes the style
 * of all focusable elements at each stop.
 */
async function reach(user: UserEvent, control: HTMLElement): Promise<void> {
  for (const stop of control.tabIndex === -1 ? stopsBeside(control) : [control]) {
    expect(stop).toBeEnabled();
    act(() => stop.focus());
    const seen = new Set<Element | null>();
    while (document.activeElement !== control && !seen.has(document.activeElement)) {
      seen.add(document.activeElement);
      await user.keyboard(rowOf(document.activeElement) < rowOf(control) ? '{ArrowDown}' : '{ArrowRight}');
    }
    if (document.activeElement === control) return;
  }
  expect(document.activeElement).toBe(control);
}

/** The tab stops in the group of a control that only the arrows reach. */
function stopsBeside(control: HTMLElement): HTMLElement[] {
  const group = control.parentElement!.closest('ul, [class*=tiles], [class*=plan]')!;
  return [...group.querySelectorAll<HTMLElement>('button')].filter(({ tabIndex }) => tabIndex === 0);
}

/** The row on a plan; 0 elsewhere. */
function rowOf(control: Element | null): number {
  return Math.floor(Number((control as HTMLElement | null)?.dataset['cell'] ?? 0) / COLUMNS);
}

/** Completes a step: presses the pieces that it points at, one after the other. */
export async function follow({ at, awaits }: Step, press: (control: HTMLElement) => Promise<void>, next: string) {
  if (awaits.kind === 'word' || awaits.kind === 'others') {
    const button = within(document.querySelector('header')!).getByText(next).closest('button')!;
    await vi.waitUntil(() => button.getAttribute('aria-disabled') !== 'true', BUSY);
    return press(button);
  }
  for (const name of at) await press(await controlAt(name));
}

/** Presses a piece of the board. */
export async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(await controlAt(name));
}

async function controlAt(name: string): Promise<HTMLElement> {
  await vi.waitUntil(() => pieceNamed(name) !== null, BUSY);
  return controlOf(pieceNamed(name)!);
}
