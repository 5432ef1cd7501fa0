import type { Color } from '@sobremesa/games/patzcuaro';
import { emblemShapes } from './emblemShapes.tsx';
import { Icon, type IconProps } from './Icon.tsx';

export function EmblemIcon({ color, ...rest }: IconProps & { color: Color }) {
  return (
    <Icon box="0 0 24 24" {...rest}>
      {emblemShapes[color]}
    </Icon>
  );
}
