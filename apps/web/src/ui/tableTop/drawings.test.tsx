import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import tokens from '../tokens.css?raw';
import { drawings } from './drawings.tsx';

it.each([
  ['light', ':root'],
  ['dark', ":root[data-theme='dark']"],
] as const)("has the wood's colours of the style sheet, when it is %s", (theme, selector) => {
  const block = tokens.slice(tokens.indexOf(`${selector} {`)).split('\n}')[0] ?? '';
  const drawn = renderToStaticMarkup(drawings[theme]);
  for (const name of ['wood', 'wood-light']) {
    const colour = new RegExp(`--${name}: (#\\w{6});`).exec(block)?.[1];
    expect(drawn).toContain(`"${colour}"`);
  }
});
