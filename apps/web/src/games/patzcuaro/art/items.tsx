import type { Item } from '@sobremesa/games/patzcuaro';
import { memo } from 'react';
import { Icon, type IconProps } from './Icon.tsx';
import { itemShapes } from './itemShapes.tsx';

export const ItemIcon = memo(function ItemIcon({ item, ...rest }: IconProps & { item: Item }) {
  return (
    <Icon box="0 0 32 32" {...rest}>
      {itemShapes[item]}
    </Icon>
  );
});
