import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Printed, PrintedGroup } from './Printed.tsx';

const drawn = vi.fn<() => void>();
function Leaf() {
  drawn();
  return <path d="M0 0h9" />;
}
const contents = ({ container }: { container: HTMLElement }) => [...container.children].map(({ innerHTML }) => innerHTML);

const leaf = (className: string) => (
  <Printed name="leaf" className={className}>
    <Leaf />
  </Printed>
);

it('a picture is rendered once, and its copies are identical', () => {
  render(leaf('a')).unmount();
  const later = render(
    <>
      {leaf('b')}
      {leaf('c')}
    </>,
  );
  expect(drawn).toHaveBeenCalledOnce();
  expect(contents(later)).toEqual(['<path d="M0 0h9"></path>', '<path d="M0 0h9"></path>']);
  expect([...later.container.children].map((svg) => svg.getAttribute('class'))).toEqual(['b', 'c']);
});

it('a picture made of existing pictures is complete, too', () => {
  const petal = (
    <Printed name="petal">
      <Leaf />
    </Printed>
  );
  const flower = (
    <PrintedGroup name="flower">
      {petal} and {petal}
    </PrintedGroup>
  );
  render(petal);
  const first = contents(render(flower));
  expect(first[0]?.match(/<path/g)).toHaveLength(2);
  expect(contents(render(flower))).toEqual(first);
});

const picture = (name: string) => (
  <Printed name={name}>
    <text>{name}</text>
  </Printed>
);

it('a changed name replaces the whole picture, rendered or copied', () => {
  const shown = render(picture('one'));
  for (const name of ['two', 'one', 'two', 'three']) {
    shown.rerender(picture(name));
    expect(contents(shown)).toEqual([`<text>${name}</text>`]);
  }
});
