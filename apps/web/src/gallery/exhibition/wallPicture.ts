import { pictureAt, pngOf } from '../../lib/picture.ts';
import type { GalleryDrawing } from '../gameGallery.ts';
import { hang } from './hang.ts';

interface Work {
  name: string;
  maker: string;
  date: string;
  drawing: GalleryDrawing;
}

interface WallPicture {
  title: string;
  foot: string;
  works: readonly Work[];
  /** The CSS class with the colours of the game's wall. */
  wall: string;
}

const WIDTH = 1600;
const MARGIN = 100;
const TOP = 230;
const FRAME = 12;
/** Distance of the name from its piece, and of the lines of a label. */
const NAME = 56;
const STEP = 30;
const TEXT = '"Source Sans 3", system-ui, sans-serif';

/** Draws a wall with its pieces and their labels, in the colours of the game. */
export async function wallPicture({ title, foot, works, wall }: WallPicture): Promise<Blob> {
  const { ground, ink, soft, line, frame, display } = colorsOf(wall);
  const { spots, height } = hang(
    works.map(({ drawing }) => drawing.width / drawing.height),
    { width: WIDTH - 2 * MARGIN, area: 290 * 290, gap: 64, label: NAME + 5 * STEP, narrowest: 240 },
  );
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = TOP + Math.ceil(height) + 150;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('failed to draw the wall: this browser has no canvas');
  const [pictures] = await Promise.all([
    Promise.all(works.map(({ drawing }) => pictureAt(drawing.href, drawing))),
    document.fonts.load(`400 76px ${display}`),
    document.fonts.load(`400 24px ${TEXT}`),
  ]);

  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.fillStyle = 'rgb(0 0 0 / 18%)';
  pen.fillRect(0, canvas.height - 26, WIDTH, 26);
  pen.textAlign = 'center';
  pen.fillStyle = ink;
  write(title, WIDTH / 2, 130, `400 76px ${display}`, WIDTH - 2 * MARGIN);
  pen.fillStyle = line;
  pen.fillRect(WIDTH / 2 - 70, 165, 140, 3);

  for (const [i, { x, y, width, height }] of spots.entries()) {
    const picture = pictures[i];
    const work = works[i];
    if (picture === undefined || work === undefined) continue;
    const [left, top] = [MARGIN + x, TOP + y];
    pen.save();
    pen.shadowColor = 'rgb(0 0 0 / 45%)';
    pen.shadowBlur = 24;
    pen.shadowOffsetY = 12;
    if (frame !== '') {
      pen.fillStyle = frame;
      pen.fillRect(left - FRAME, top - FRAME, width + 2 * FRAME, height + 2 * FRAME);
      pen.shadowColor = 'transparent';
    }
    pen.drawImage(picture, left, top, width, height);
    pen.restore();
    const middle = left + width / 2;
    const room = Math.max(width, 240) + 40;
    let line = top + height + NAME;
    for (const [text, font, color] of [
      [work.name, `400 32px ${display}`, ink],
      [work.maker, `400 23px ${TEXT}`, soft],
      [work.date, `400 23px ${TEXT}`, soft],
    ] as const) {
      pen.fillStyle = color;
      for (const part of inTwo(text, font, room)) {
        write(part, middle, line, font, room);
        line += STEP;
      }
    }
  }

  pen.fillStyle = soft;
  write(foot, WIDTH / 2, canvas.height - 70, `400 30px ${TEXT}`, WIDTH - 2 * MARGIN);
  return pngOf(canvas);

  /** A text that is too wide for one line, as two of them. */
  function inTwo(text: string, font: string, most: number): readonly string[] {
    if (pen === null) return [];
    pen.font = font;
    if (pen.measureText(text).width <= most) return [text];
    const words = text.split(' ');
    let first = words.shift() ?? '';
    while (words.length > 0 && pen.measureText(`${first} ${words[0] ?? ''}`).width <= most) first += ` ${words.shift() ?? ''}`;
    return words.length === 0 ? [first] : [first, words.join(' ')];
  }

  /** Draws a text, cut off where even a condensed one would not fit. */
  function write(text: string, x: number, y: number, font: string, most: number): void {
    if (pen === null) return;
    pen.font = font;
    let shown = text;
    while (pen.measureText(shown).width > most * 1.15 && shown.length > 4) shown = `${shown.slice(0, -2).trimEnd()}…`;
    pen.fillText(shown, x, y, most);
  }
}

function colorsOf(wall: string) {
  const probe = document.createElement('div');
  probe.className = wall;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const of = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  const colors = {
    ground: of('--wall', '#5b1f24'),
    ink: of('--wall-ink', '#f6efdf'),
    soft: of('--wall-ink-soft', '#ead9bf'),
    line: of('--wall-line', '#c9a24b'),
    frame: of('--frame', ''),
    display: of('--font-display', 'serif'),
  };
  probe.remove();
  return colors;
}
