import { scaleLinear } from 'd3-scale';
import { line as path } from 'd3-shape';
import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { seatOutline } from '../ui/SeatToken.tsx';
import styles from './Chart.module.css';
import { apart, type GraphLine } from './lines.ts';

/** A numbered moment on a line. */
export interface Mark {
  number: number;
  version: number;
  /** The look of its line. */
  look: number;
  value: number;
}

interface ChartProps {
  lines: readonly GraphLine[];
  /** The versions of the stops, in order. */
  versions: readonly number[];
  marks: readonly Mark[];
  /** The highest value of a fixed scale; null for one that fits the values. */
  top: number | null;
  format: (value: number) => string;
  /** The name of the horizontal axis. */
  axis: string;
  /** The version on the board. */
  at: number;
  onAt: (version: number) => void;
  /** The name of the slider over the plot, and its value in words. */
  label: string;
  spoken: string;
}

const dashes = ['', '9 4', '2 4', '12 4 2 4'];
/** The class of an element whose charts and samples have colours. */
export const palette = styles.palette;

/** Sizes in CSS pixels. The thumb's width is that of the style sheet. */
const [LEFT, TOP, BOTTOM] = [44, 16, 44];
const THUMB = 16;
const MARKER = 11;
const TOKEN = 18;
/** A line has about this many markers, since one at every stop would hide it. */
const MARKERS = 7;
/** From this width on, lines have their names at their ends. */
const WIDE = 560;
const LONGEST_NAME = 14;

/** Lines over the moves of a match. A slider over the plot goes to the moments. */
export function Chart({ lines, versions, marks, top, format, axis, at, onAt, label, spoken }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const isWide = width >= WIDE;
  const height = isWide ? 320 : 250;
  const right = isWide ? 132 : 30;
  const length = versions.at(-1) ?? 0;
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null));
  const x = scaleLinear([0, Math.max(1, length)], [LEFT, width - right]);
  const y = scaleLinear([Math.min(0, ...values), top ?? Math.max(1, ...values)], [height - BOTTOM, TOP]);
  if (top === null) y.nice(5);
  const drawn = lines.map((line) => ({ line, points: pointsOf(line, versions) }));
  const ends = drawn.flatMap(({ line, points }) => {
    const last = points.at(-1);
    return last === undefined ? [] : [{ line, y: y(last.value) }];
  });
  const places = apart(
    ends.map((end) => end.y),
    TOKEN + 1,
    TOP,
    height - BOTTOM,
  );

  function step({ key }: KeyboardEvent): number | undefined {
    if (key === 'ArrowLeft' || key === 'ArrowDown') return versions.findLast((version) => version < at) ?? 0;
    if (key === 'ArrowRight' || key === 'ArrowUp') return versions.find((version) => version > at) ?? length;
    if (key === 'Home') return 0;
    return key === 'End' ? length : undefined;
  }
  function onKeyDown(event: KeyboardEvent) {
    const to = step(event);
    if (to === undefined) return;
    // The page has its own use for these keys.
    event.preventDefault();
    onAt(to);
  }

  return (
    <div ref={place} className={styles.chart}>
      <svg width={width} height={height} aria-hidden="true" focusable="false">
        {y.ticks(5).map((tick) => (
          <g key={tick} className={styles.tick}>
            <line x1={LEFT} x2={width - right} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {format(tick)}
            </text>
          </g>
        ))}
        {x.ticks(isWide ? 8 : 4).map((tick) => (
          <text key={tick} className={styles.number} x={x(tick)} y={height - BOTTOM + 18} textAnchor="middle">
            {tick}
          </text>
        ))}
        <text className={styles.number} x={(LEFT + width - right) / 2} y={height - 6} textAnchor="middle">
          {axis}
        </text>
        <line className={styles.now} x1={x(at)} x2={x(at)} y1={TOP - 8} y2={height - BOTTOM} />
        {drawn.map(({ line, points }) => (
          <g key={line.key} style={lookOf(line.look)} className={styles.line}>
            <path
              d={
                path<Point>(
                  (point) => x(point.version),
                  (point) => y(point.value),
                )(points) ?? ''
              }
              strokeDasharray={dashes[line.look % dashes.length]}
            />
            {points.filter(hasMarker(line.look, versions.length)).map((point) => (
              <Shape key={point.stop} look={line.look} x={x(point.version)} y={y(point.value)} size={MARKER} />
            ))}
          </g>
        ))}
        {ends.map(({ line }, index) => (
          <g key={line.key} style={lookOf(line.look)} className={styles.end}>
            <Shape look={line.look} x={width - right + TOKEN / 2 + 5} y={places[index] ?? 0} size={TOKEN} />
            <text className={styles.letter} x={width - right + TOKEN / 2 + 5} y={(places[index] ?? 0) + 4.5} textAnchor="middle">
              {line.label.trim().charAt(0).toLocaleUpperCase()}
            </text>
            {isWide && (
              <text x={width - right + TOKEN + 10} y={(places[index] ?? 0) + 5}>
                {shortened(line.label)}
              </text>
            )}
          </g>
        ))}
        {marks.map(({ number, version, look, value }) => (
          <g key={number} style={lookOf(look)} className={styles.mark}>
            <circle cx={x(version)} cy={y(value)} r={isWide ? 10 : 8} />
            <text x={x(version)} y={y(value) + 4.5} textAnchor="middle">
              {number}
            </text>
          </g>
        ))}
      </svg>
      <input
        type="range"
        className={styles.slider}
        style={{ left: LEFT - THUMB / 2, right: right - THUMB / 2, top: 0, height: height - BOTTOM + TOP }}
        min={0}
        max={length}
        value={at}
        aria-label={label}
        aria-valuetext={spoken}
        onChange={({ target }) => onAt(Number(target.value))}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** A sample of a line, for its name in a legend. */
export function Sample({ look }: { look: number }) {
  return (
    <svg className={styles.sample} style={lookOf(look)} width="44" height="18" aria-hidden="true" focusable="false">
      <path d="M1 9H43" strokeDasharray={dashes[look % dashes.length]} />
      <Shape look={look} x={22} y={9} size={MARKER} />
    </svg>
  );
}

interface Point {
  stop: number;
  version: number;
  value: number;
}

function pointsOf({ values }: GraphLine, versions: readonly number[]): Point[] {
  return values.flatMap((value, stop) => (value === null ? [] : [{ stop, version: versions[stop] ?? 0, value }]));
}

/** Markers of different lines stand at different stops, so that they do not hide each other. */
function hasMarker(look: number, stops: number): (point: Point) => boolean {
  const every = Math.max(1, Math.round(stops / MARKERS));
  return ({ stop }) => (stop + Math.round((look * every) / 4)) % every === 0;
}

/** The shape of a seat; for further lines the same shapes, hollow. */
function Shape({ look, x, y, size }: { look: number; x: number; y: number; size: number }) {
  return (
    <path
      className={styles.shape}
      data-hollow={look >= dashes.length}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})`}
      d={seatOutline(look % dashes.length)}
    />
  );
}

function lookOf(look: number): CSSProperties {
  const colour = look % dashes.length;
  return { '--look': `var(--line-${colour})`, '--fill': `var(--seat-${colour})` } as CSSProperties;
}

function shortened(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
}

/** The width of an element in CSS pixels. */
function useWidth(place: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(WIDE);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
