import { kinds } from '@sobremesa/games/newgame';
import { Fade, Glow } from '../drawing/brush.tsx';
import { box, LID, Name } from '../../shelf/covers/box.tsx';
import { pieceShapes } from './art/pieces.tsx';
import { name } from './lettering.ts';

const brass = '#e8bd5f';

/** The lamp is on, and the cabinet stands open. */
export const cover = box(
  '#17342f',
  <>
    <Fade d={`M0 0h${LID}v${LID}H0z`} from="#23524a" to="#0f2521" />
    <Glow x={150} y={190} rx={150} ry={120} c="#f3d08a" o={0.55} />
    <path fill="#5b371f" stroke="#2a1a0e" strokeWidth="3" d="M52 128q98-34 196 0v164H52z" />
    <path fill="#2a170b" d="M64 136h172v144H64z" />
    <path stroke="#8a5a35" strokeWidth="7" d="M64 205h172M64 277h172" />
    {kinds.map((kind, i) => (
      <svg key={kind} x={72 + (i % 3) * 54} y={i < 3 ? 148 : 220} width="50" height="54" viewBox="0 0 32 32">
        {pieceShapes[kind]}
      </svg>
    ))}
    <path fill="#fbf1dc" stroke="#2a1a0e" strokeWidth="2" d="m196 252 66-18 12 42-66 18z" />
    <path stroke="#b59b70" strokeWidth="2" d="m196 252 44 18 22-36" />
    <circle fill="#b3202c" stroke="#2a1a0e" strokeWidth="2" cx="238" cy="268" r="8" />
    <Name of={name} y={88} across={Math.min(252, name.width * 0.5)} fill={brass} edge="#0f2521" />
  </>,
);
