import { Fade, Line } from '../../../drawing/brush.tsx';
import { mix } from '../../../drawing/colour.ts';
import { pigment as p } from '../pigments.ts';
import type { Picture } from '../picture.ts';

const cloth = mix(p.umber, p.bone, 0.35);
const skin = mix(p.flesh, p.fleshLight, 0.3);
const half = mix(p.fleshDark, p.flesh, 0.35);

/** A shaft of golden light from the upper right. */
export const suenoJacob: Picture = {
  box: [240, 185],
  ground: p.smalt,
  art: (
    <>
      <Fade d="M0 0h240v140H0z" from={mix(p.azure, p.smalt, 0.45)} to={mix(p.naples, p.grey, 0.3)} />
      <path fill={mix(p.smalt, p.umber, 0.25)} d="M0 8c30-6 60 8 96 2 30-4 40 10 60 8-20 16-50 12-70 18-30 8-60-2-86 6z" />
      <path fill={mix(p.naples, p.white, 0.25)} d="M240 0h-72L92 120h92l56-64z" opacity=".75" />
      <path fill={mix(p.white, p.naples, 0.2)} d="M214 0h-28l-64 104h36z" opacity=".6" />
      <path fill={mix(p.grey, p.smalt, 0.3)} d="M240 72c-20-6-30 6-28 16-18-2-26 10-22 20-20-2-30 6-30 16h80z" opacity=".75" />
      <Line
        c={mix(p.naples, p.white, 0.6)}
        w={3}
        d="M196 18l-4 10M184 44l-6 10M200 40l-4 9M168 66l-6 9M176 18l-5 8M188 68l-5 8"
      />
      <Line c={p.cream} w={3} d="M198 13h.1M187 38h.1M203 35h.1M171 60h.1M179 13h.1M191 62h.1" />
      <path
        fill={mix(p.naples, p.white, 0.5)}
        d="M190 20l-10-4 8 9zm6 0l10-2-9 7zm-18 28l-10-3 7 8zm8 0l8 0-8 6zm-24 22l-9-2 7 7zm8-2l9-1-8 7z"
      />
      <path fill={mix(p.olive, p.umber, 0.4)} d="M0 128c50-16 150-16 240-6v63H0z" />
      <path fill={mix(p.ochre, p.umber, 0.4)} d="M0 156c70-10 170-8 240 2v27H0z" />
      <path
        fill={mix(p.umber, p.sienna, 0.3)}
        d="M42 0c2 26 8 50 4 76 0 20 6 40 16 56H22c8-16 10-36 6-56C20 52 24 26 20 0zm4 60c12-8 20-20 24-34l8-4c-4 22-14 38-32 50z"
      />
      <path fill={p.brown} d="M28 0c4 26 0 50 6 76 4 20 2 40-2 56H22c8-16 10-36 6-56C20 52 24 26 20 0z" />
      <path
        fill={mix(p.forest, p.olive, 0.3)}
        d="M0 0h64c4 12-4 20-14 20-6 10-22 10-26 0-8 6-20 4-24-4zM66 18c10-4 20 0 20 8-8 6-20 4-20-8zM0 44c10-4 18 2 16 10-6 6-12 4-16 0z"
      />
      <path fill={mix(p.grey, p.cream, 0.2)} d="M56 122c14-8 34-6 40 4l4 24c-14 8-36 6-48-2z" />
      <path fill={mix(p.grey, p.umber, 0.5)} d="M86 122c4 0 8 2 10 4l4 24c-8 4-16 6-24 5 8-10 12-22 10-33z" />
      <path fill={p.bone} d="M40 164c50-14 140-10 180 2-40 14-150 16-180-2z" opacity=".5" />
      <path
        fill={cloth}
        d="M92 112c14-12 36-14 52-4 22 0 40 8 54 22l22 22c6 8 0 16-10 14l-40-6-28 8c-24 4-52 2-66-8-4-16 2-36 16-48z"
      />
      <path fill={mix(p.rust, p.umber, 0.3)} d="M140 110c20-2 42 8 58 22l22 20c6 8 0 16-10 14l-36-6c-4-22-16-40-34-50z" />
      <path fill={mix(p.umber, p.grey, 0.35)} d="M98 112c12-8 30-10 44-4-8 12-12 30-10 52-8 0-18 0-26-2-6-18-8-32-8-46z" />
      <path fill={mix(p.rust, p.ochre, 0.4)} d="M150 112c18 2 34 12 46 24-14-2-28-4-40 0z" />
      <path fill={p.bone} d="M142 110c18 14 28 32 32 50l-14 4c-4-20-10-38-18-54z" opacity=".6" />
      <path fill={p.white} d="M88 116c8-10 20-14 30-12l-6 12-18 14z" />
      <path fill={mix(p.grey, p.cream, 0.3)} d="M106 106l12-2-6 12-12 9z" />
      <path fill={mix(p.umber, p.grey, 0.35)} d="M66 144c2-10 8-18 16-22l12 6-2 22c-8 6-20 4-26-6z" />
      <path fill={skin} d="M64 132c-4-10-2-18 4-24l8 4-2 14 8 12-8 6z" />
      <path fill={p.bone} d="M62 96c-2-18 12-28 26-26 16 0 24 12 22 26l-6 14-34 2c-6-4-8-10-8-16z" />
      <path fill={skin} d="M70 92c2-12 12-18 22-16 12 2 16 12 14 22-2 12-10 20-20 20S68 108 70 92z" />
      <path fill={half} d="M70 92c1-6 4-10 8-13-2 14 2 30 12 39-14 2-22-10-20-26zM94 94l3 7c0 3-4 4-6 2z" />
      <path fill={p.brown} d="M69 92c1 8 4 10 9 12 4-3 10-4 13-2 3-2 7-2 9 1 3-1 5-4 6-9 1 16-7 28-19 28-11 0-18-14-18-30z" />
      <path fill={mix(p.rose, p.fleshDark, 0.5)} d="M85 107q5-2 10 0-5 3-10 0z" />
      <Line c={p.bone} w={1.8} d="M77 95q4 3 8 1M96 95q4 2 7-1" />
      <Line c={p.brown} w={1.7} d="M76 88q5-4 10-1M94 87q5-3 9 1" />
      <path fill={skin} d="M60 100c2-6 8-8 12-6l4 6-2 12-8 2c-4-4-6-8-6-14z" />
      <path fill={half} d="M60 100c1-3 3-5 5-6 0 6 2 12 5 18l-4 2c-4-4-6-8-6-14z" />
      <path fill={skin} d="M126 152c8-2 16 0 22 4l8 0c4 2 2 5-2 5l-8 2c-8 4-16 2-20-4z" />
      <Line c={p.sienna} w={3} d="M150 174L224 150" />
    </>
  ),
};
