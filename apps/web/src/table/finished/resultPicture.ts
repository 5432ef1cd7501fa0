import { pictureAt, pngOf } from '../../lib/picture.ts';
import type { Standing } from '../standings.ts';
import { signed } from '../side/Scores.tsx';

/** Colours and display face of a game's board. */
export interface Looks {
  surface: string;
  ink: string;
  soft: string;
  lamp: string;
  wash: string;
  display: string;
}

interface Result {
  title: string;
  date: string;
  /** The best first. */
  places: readonly Pick<Standing, 'key' | 'name' | 'rank' | 'total'>[];
  /** Address of the picture of the game's box; null without one. */
  cover: string | null;
  looks: Looks;
  language: string;
}

const WIDTH = 1080;
const COVER = 400;
const MARGIN = 80;
const ROW = 112;
const TEXT = '"Source Sans 3", system-ui, sans-serif';

/** The colours and the font of the game's board. */
export function looksOf(board: Element | null): Looks {
  const style = getComputedStyle(board ?? document.documentElement);
  const of = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  return {
    surface: of('--surface', '#fffaf0'),
    ink: of('--ink', '#2a2320'),
    soft: of('--ink-soft', '#5b4f48'),
    lamp: of('--lamp', '#f2b654'),
    wash: of('--lamp-wash', '#fdedc9'),
    display: of('--font-display', 'serif'),
  };
}

/** Draws the result of a match: the game, the players with their scores, and the date. */
export async function resultPicture({ title, date, places, cover, looks, language }: Result): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const top = cover === null ? MARGIN : MARGIN + COVER + 40;
  canvas.width = WIDTH;
  canvas.height = top + 180 + places.length * ROW + 130;
  canvas.lang = language;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('failed to draw the result: this browser has no canvas');
  const { surface, ink, soft, lamp, wash, display } = looks;
  await Promise.all([document.fonts.load(`700 84px ${display}`), document.fonts.load(`600 46px ${TEXT}`)]);

  pen.fillStyle = surface;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.strokeStyle = lamp;
  pen.lineWidth = 6;
  pen.strokeRect(24, 24, WIDTH - 48, canvas.height - 48);
  if (cover !== null) pen.drawImage(await pictureAt(cover), (WIDTH - COVER) / 2, MARGIN, COVER, COVER);

  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'center';
  pen.fillStyle = ink;
  write(title, WIDTH / 2, top + 90, `700 84px ${display}`, WIDTH - 2 * MARGIN);

  for (const [row, { name, rank, total }] of places.entries()) {
    const y = top + 150 + row * ROW;
    if (rank === 1) {
      pen.fillStyle = wash;
      pen.fillRect(MARGIN - 20, y, WIDTH - 2 * MARGIN + 40, ROW - 16);
      pen.fillStyle = lamp;
      pen.fillRect(MARGIN - 20, y, 10, ROW - 16);
    }
    const line = y + 64;
    pen.fillStyle = soft;
    pen.textAlign = 'left';
    write(`${rank}.`, MARGIN + 10, line, `600 40px ${TEXT}`, 70);
    pen.fillStyle = ink;
    write(name, MARGIN + 90, line, `${rank === 1 ? 700 : 600} 46px ${TEXT}`, WIDTH - 2 * MARGIN - 300);
    pen.textAlign = 'right';
    write(signed(total), WIDTH - MARGIN - 10, line + 4, `700 60px ${TEXT}`, 190);
  }

  pen.fillStyle = soft;
  pen.textAlign = 'center';
  write(`${date} · Sobremesa`, WIDTH / 2, canvas.height - 70, `400 34px ${TEXT}`, WIDTH - 2 * MARGIN);

  return pngOf(canvas);

  /** Draws a text, condensed if it is too long. */
  function write(text: string, x: number, y: number, font: string, most: number): void {
    if (pen === null) return;
    pen.font = font;
    pen.fillText(text, x, y, most);
  }
}
