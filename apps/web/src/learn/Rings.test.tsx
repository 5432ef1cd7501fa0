import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Rings } from './Rings.tsx';

it('is above an open dialog, scrolls there to the pieces, and returns below the bar when the dialog closes', async () => {
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
