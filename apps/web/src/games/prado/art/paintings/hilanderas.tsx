import { Fade, Glow, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/path.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';
import { hair } from '../shapes.ts';
import { Faces } from '../toolbox.tsx';

const room = mix(p.umber, p.brown, 0.45);
const dim = mix(p.brown, p.bone, 0.45);

/** Daylight from the upper left; a shaft of sun in the alcove. */
export const hilanderas: Picture = {
  box: [240, 183],
  ground: room,
  art: (
    <>
      <path fill={dim} d="M0 0h76v140H0zM182 0h58v140h-58z" />
      <path fill={mix(p.umber, p.ochre, 0.15)} d="M76 0h106v50H76z" />
      <path fill={dim} d={oval(129, 15, 15)} />
      <path fill={mix(p.smalt, p.cream, 0.35)} d={oval(129, 16, 12)} />
      <path fill={mix(p.sienna, p.umber, 0.35)} d="M0 134c60-10 180-10 240 0v49H0z" />
      <path fill={dim} d="M0 168c60-6 180-6 240 0v15H0z" opacity=".6" />
      <path fill={mix(p.grey, p.umber, 0.35)} d="M78 120V58c4-28 98-28 102 0v62z" />
      <Fade d="M84 114V60c4-22 86-22 90 0v54z" from={mix(p.azure, p.white, 0.35)} to={p.cream} />
      <path fill={mix(p.naples, p.white, 0.3)} d="M84 60c0-6 4-10 10-13l66 67H84z" opacity=".65" />
      <path fill={mix(p.azure, p.ultramarine, 0.2)} d="M112 62c14-8 40-6 56 0v36h-56z" opacity=".55" />
      <path fill={p.rose} d="M130 76c8-4 16 0 16 6l8 4-6 6h-18z" />
      <path fill={p.cream} d="M120 62l6 2-2 6zm32-2l8 2-6 6z" />
      <path fill={p.white} d="M134 74c4-4 8 0 6 6l-6 2z" />
      <path fill={mix(p.rose, p.lake, 0.3)} d="M118 86c4-4 8-2 10 2l4 26h-16z" />
      <path fill={mix(p.smalt, p.verdigris, 0.4)} d="M98 84c4-4 9-2 10 2l4 30H92z" />
      <path fill={p.ultramarine} d="M158 88c4-4 10-2 12 4l4 26h-20z" />
      <path fill={p.gold} d="M86 90c4-4 8-2 9 2l2 26H84z" />
      <path fill={p.naples} d="M142 92c4-4 8-2 10 2l2 22h-14z" />
      <Line c={p.fleshLight} w={2.6} d="M106 86l6-12M122 88l8 4" />
      <path
        fill={p.fleshLight}
        d={oval(102, 79, 4, 4.6) + oval(122, 81, 3.6, 4.2) + oval(163, 82, 4, 4.6) + oval(90, 85, 3.6, 4) + oval(146, 87, 3.6, 4)}
      />
      <path fill={p.smalt} d="M97 78c0-7 10-7 10-1l-5-1z" />
      <path fill={p.umber} d="M118 80c0-6 8-6 8 0zm41 1c0-7 9-7 9 0zm-73 3c0-5 8-5 8 0zm56 2c0-5 8-5 8 0z" />
      <path fill={mix(p.grey, p.umber, 0.4)} d="M78 114h102v6l6 6H72l6-6z" />
      <path fill={p.lake} d="M0 0h30c6 30 2 60 8 92-6 26-4 40-10 56L0 150z" />
      <path fill={p.wine} d="M12 0h8c2 40 0 90-2 150l-10 0c4-50 6-100 4-150zM30 0l4 0c4 30 0 60 6 92l-6 30c2-40-4-80-4-122z" />
      <path fill={mix(p.sienna, p.umber, 0.4)} d="M22 92c8-6 16-2 18 6l-2 40H16z" />
      <Faces at={[[34, 81, 7.5, 0.7]]} skin={mix(p.flesh, p.rust, 0.2)} hair={p.bone} fall={0.5} plain />
      <Line c={p.cream} w={6} d="M26 98l-6-18" />
      <path fill={dim} d="M22 140c0-34 50-34 50 0s-50 34-50 0z" />
      <path fill={mix(p.grey, p.umber, 0.35)} d="M25 140c0-29 44-29 44 0s-44 29-44 0z" />
      <Line c={mix(p.cream, p.grey, 0.4)} w={1} d="M47 118v44M29 130l36 20M29 150l36-20M33 140a14 15 0 0 1 28 0" />
      <Line c={p.umber} w={4} d="M30 170l18-24 16 26M88 120l10-40" />
      <path fill={p.cream} d="M92 72c6-4 12 0 12 8l-6 14c-8-4-10-14-6-22z" />
      <path fill={mix(p.bone, p.navy, 0.2)} d="M62 98c10-8 22-6 26 4l4 22c16 8 22 22 20 38l-26 4-30-8c-4-20-4-44 6-60z" />
      <path fill={mix(p.umber, p.grey, 0.35)} d="M66 124c14-4 28 0 36 10l4 18-18-4-26 14c-4-14-2-28 4-38z" />
      <path fill={p.white} d="M64 86c-2-14 20-18 24-4l2 14-14 8-14-6z" />
      <Faces at={[[80, 88, 8, 0.8]]} skin={mix(p.flesh, p.rust, 0.15)} />
      <path fill={p.cream} d="M74 102l16 4 8-12 5 3-8 18-24 0zM62 112l-10 16 6 4 14-12z" />
      <path fill={p.fleshLight} d="M88 144c8 4 14 14 16 26l12 4v4H98c-2-12-8-20-16-24z" />
      <path fill={mix(p.lake, p.umber, 0.4)} d="M112 140c10-8 24-6 30 4l8 26c-14 8-40 8-52 0z" />
      <path fill={dim} d="M114 128c6-6 18-6 22 0l4 20-12 6-16-6z" />
      <path fill={mix(p.umber, p.flesh, 0.25)} d={oval(124, 118, 7, 8.5)} />
      <path fill={p.bone} d={hair([[124, 118, 9, 0]], 0.1)} />
      <Line c={mix(p.fleshDark, p.umber, 0.3)} w={5} d="M116 134l6 14 12-2" />
      <Glow x={186} y={120} rx={50} ry={56} c={p.ochre} o={0.5} />
      <path fill={mix(p.verdigris, p.navy, 0.4)} d="M170 136c12-8 36-8 44 2l10 34c-18 8-46 8-62 0z" />
      <path fill={mix(p.verdigris, p.azure, 0.4)} d="M172 136c8-6 18-6 24-4-10 12-14 28-14 44-8 0-14-2-20-4z" />
      <path fill={p.white} d="M176 100c10-10 28-8 34 4 4 12 4 24 0 34-10 8-28 8-38 0-2-12-2-26 4-38z" />
      <path fill={mix(p.grey, p.cream, 0.4)} d="M202 96c10 8 12 26 8 42-4 4-10 6-18 6 10-14 14-32 10-48zM180 122l14 4-14 2z" />
      <path fill={p.white} d="M178 100c-10-2-18 0-26 6l4 10 22 0z" />
      <Line c={p.fleshLight} w={6} d="M156 110l-16 2-10-6" />
      <Line c={p.fleshLight} w={5.5} d="M208 116l4 18-14 6" />
      <path fill={p.fleshLight} d="M182 86h14l4 14c-6 6-18 6-22 0z" />
      <path fill={p.brown} d="M178 84c-4-14 8-20 16-18 10 0 14 10 10 18-2 8-8 10-14 10s-10-4-12-10z" />
      <path fill={p.fleshLight} d="M179 78c2-4 4-6 8-6l-2 14c-4-1-6-4-6-8z" />
      <path fill={p.bone} d="M200 70c6-2 9 4 6 8-4 2-7-2-6-8z" />
      <path fill={mix(p.rust, p.brown, 0.35)} d="M222 106c6-6 14-4 18 2v62l-18 2z" />
      <Faces at={[[225, 95, 8, -0.8]]} hair={p.brown} fall={0.5} />
      <path fill={p.ochre} d="M208 148h30v22c-8 6-24 6-30 0z" />
      <Line c={p.umber} w={1.2} d="M208 156h30M208 163h30" />
      <Line c={p.cream} w={1.6} d="M130 106l22 40M134 104l24 40" />
      <Line c={p.umber} w={2.6} d="M146 148l16-2M154 172l-2-26" />
      <path fill={p.cream} d={oval(150, 166, 5, 4) + oval(142, 172, 4, 3) + oval(60, 174, 5, 3) + oval(118, 172, 5, 3)} />
      <path fill={p.grey} d="M84 168c4-6 12-6 14-2l4-3 2 6c-2 5-18 5-20-1z" />
    </>
  ),
};
