import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Rings } from './Rings.tsx';

it('lies over a window while one is open, brings into sight what it points at there, and is under the bar again when it is shut', async () => {
  Document.prototype.elementFromPoint = () => null;
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
  const seen = vi.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = function () {
    seen.call(this);
  };
  const { container } = render(
    <>
      <Rings at={['card']} />
      <dialog aria-label="window">
        <p data-piece="card">A card</p>
      </dialog>
    </>,
  );
  const rings = container.firstElementChild!;
  expect(rings).not.toHaveAttribute('popover');
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  dialog.showModal();
  await vi.waitUntil(() => rings.hasAttribute('popover'));
  expect(seen.mock.contexts).toEqual([screen.getByText('A card')]);
  dialog.close();
  await vi.waitUntil(() => !rings.hasAttribute('popover'));
});
