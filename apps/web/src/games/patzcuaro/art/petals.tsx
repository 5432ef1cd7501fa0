import { memo } from 'react';
import { Icon, type IconProps } from './Icon.tsx';
import { paint } from './palette.ts';

/** The mark of an objective: a blossom of which one, two or three petals have opened. */
export const Petals = memo(function Petals({ count, ...rest }: IconProps & { count: 1 | 2 | 3 }) {
  return (
    <Icon box="0 0 32 32" {...rest}>
      {[0, 120, 240].map((angle, i) => (
        <path
          key={angle}
          fill={i < count ? paint.marigold : '#4a4e9e'}
          stroke={paint.ink}
          transform={`rotate(${angle} 16 17)`}
          d="M16 17C8.5 13 9.5 4.5 16 2c6.5 2.5 7.5 11 0 15z"
        />
      ))}
      <circle fill={paint.yellow} cx="16" cy="17" r="3.5" />
    </Icon>
  );
});
